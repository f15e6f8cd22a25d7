import type { BrowserContext, Locator, Page } from 'playwright-core'
import { getSpread, listBytes, median } from '../measure/bytes'
import { DESK, openPage, scroll, throttle } from '../measure/open-page'
import { untilQuiet } from '../measure/quiet'
import { severalTimes } from '../measure/several-times'
import { SITE } from '../corpora'
import type { Step } from '../measurement'
import { sites } from '../sites'
import { inBrowser, type Look } from './in-browser'

const TIMEOUT_MS = 60_000

/**
 * Records when a link is clicked and when the next page's heading has been painted, by the pages' own clocks, because
 * some sites change the page and others load a new one.
 */
const watchHeading = (context: BrowserContext, title: string) =>
  context.addInitScript((wanted) => {
    const now = () => performance.timeOrigin + performance.now()
    const look = () => {
      const headings = [...document.querySelectorAll('h1')]
      const isThere = headings.some((h1) => h1.textContent.includes(wanted) && h1.getClientRects().length > 0)
      requestAnimationFrame(isThere ? () => sessionStorage.setItem('bench-seen', String(now())) : look)
    }
    if (sessionStorage.getItem('bench-click') !== null) look()
    const note = () => {
      sessionStorage.setItem('bench-click', String(now()))
      look()
    }
    addEventListener('click', note, { capture: true, once: true })
  }, title)

/** ms from the click to the heading. */
async function headingSeen(page: Page): Promise<number> {
  await page.waitForFunction(() => sessionStorage.getItem('bench-seen') !== null, null, {
    timeout: TIMEOUT_MS,
  })
  return page.evaluate(() =>
    Math.round(Number(sessionStorage.getItem('bench-seen')) - Number(sessionStorage.getItem('bench-click'))),
  )
}

/** A link in the sidebar, by URL with and without a trailing slash or extension, because generators differ. */
const linkTo = (page: Page, address: string): Locator => {
  const plain = address.replace(/\/$/, '')
  return page
    .locator([plain, `${plain}/`, `${plain}.html`].map((href) => `a[href="${href}"]:visible`).join(', '))
    .first()
}

/** Opens the page, scrolls, waits until it's quiet, and follows a link. In: whether the reader points at it first. */
async function followOnce({ browser, server, site, corpus }: Look, pointed: boolean) {
  const page = await openPage(browser, DESK)
  try {
    await watchHeading(page.context(), corpus.pages.find(({ route }) => route === corpus.next)!.title)
    await page.goto(server.url + site.address(corpus, corpus.page))
    await untilQuiet(server)
    await scroll(page)
    await untilQuiet(server)
    await throttle(page)
    const link = linkTo(page, site.address(corpus, corpus.next))
    const start = server.sent.length
    if (pointed) {
      await link.hover()
      await untilQuiet(server)
    }
    const click = server.sent.length
    await link.evaluate((element) => (element as HTMLElement).click())
    const ms = await headingSeen(page)
    await untilQuiet(server)
    return {
      ms,
      atClick: listBytes(server.sent.slice(click)).all,
      inAll: listBytes(server.sent.slice(start)).all,
    }
  } finally {
    await page.context().close()
  }
}

/** A reader follows a link in the sidebar, immediately and after pointing at it for a while. */
export const navigationStep: Step = {
  name: 'navigation',
  about: 'a sidebar link on slow 4G: ms to the new heading, bytes on the click',
  measurements: () =>
    sites.map((site) =>
      inBrowser({ id: `navigation.${site.name}`, site, corpus: SITE }, async (look) => {
        const at = async (pointed: boolean) => {
          const runs = await severalTimes(look.say, () => followOnce(look, pointed))
          const times = runs.map(({ ms }) => ms)
          const { atClick: bytes, inAll: bytesInAll } = runs[0]!
          return { ms: median(times), spread: { ms: getSpread(times) }, bytes, bytesInAll }
        }
        return {
          from: look.corpus.page,
          to: look.corpus.next,
          atOnce: await at(false),
          pointed: await at(true),
        }
      }),
    ),
}
