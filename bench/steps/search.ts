import type { Page } from 'playwright-core'
import { bytesOf, median } from '../browser/bytes'
import { DESK, openPage, throttle } from '../browser/open-page'
import { untilQuiet } from '../browser/quiet'
import { corpusNames, SITE } from '../corpora'
import type { Step } from '../measurement'
import { sites } from '../sites'
import type { SearchBox } from '../sites/site'
import { inBrowser, type Look, severalTimes } from './in-browser'

const WATCHED = 4000 // ms in which a key must have been painted
const PATIENCE = 120_000 // ms: some fetch an index of half a megabyte before they show a field

/** Time from the next key to the last change that it makes on the page and the frame after it, in ms; null when it changes nothing. */
const keyToPaint = (page: Page, field: string): Promise<number | null> =>
  page.evaluate(
    ([selector, watched]) =>
      new Promise<number | null>((resolve) => {
        let key = 0
        let last = 0
        document.querySelector(selector)!.addEventListener('input', () => (key = performance.now()), {
          capture: true,
          once: true,
        })
        new MutationObserver(() => {
          if (key > 0) requestAnimationFrame(() => (last = performance.now() - key))
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
        setTimeout(() => resolve(last > 0 ? Math.round(last) : null), watched)
      }),
    [field, WATCHED] as const,
  )

const middleOf = (known: readonly number[]) => (known.length > 0 ? median(known) : null)

async function searchOnce({ browser, server, site, corpus }: Look, box: SearchBox) {
  const page = await openPage(browser, DESK)
  try {
    await page.goto(server.url + site.address(corpus, corpus.page))
    await untilQuiet(server)
    await throttle(page)
    page.setDefaultTimeout(PATIENCE)
    const start = server.sent.length
    const from = Date.now()
    await page.keyboard.press(box.open)
    await page.locator(box.field).fill(corpus.query.slice(0, -1))
    await page.locator(box.hit).first().waitFor()
    const ms = Date.now() - from
    await untilQuiet(server)
    const bytes = bytesOf(server.sent.slice(start)).all
    const painted = keyToPaint(page, box.field)
    await page.locator(box.field).press(corpus.query.at(-1)!)
    return { ms, bytes, keyMs: await painted }
  } finally {
    await page.context().close()
  }
}

/** A reader opens the search and types a word; then, with all there, one more letter. */
export const searchStep: Step = {
  name: 'search',
  about: 'from the key that opens the search to the first result with slow 4G: bytes, ms; a key to its paint',
  measurements: () =>
    corpusNames.flatMap((corpus) =>
      sites.flatMap((site) => {
        const { search } = site
        if (!search) return []
        const id = corpus === SITE ? `search.${site.name}` : `search.${site.name}.${corpus}`
        return inBrowser(id, site, corpus, async (look) => {
          const runs = await severalTimes(look.say, () => searchOnce(look, search))
          return {
            query: look.corpus.query.slice(0, -1),
            bytes: runs[0]!.bytes,
            firstResultMs: median(runs.map(({ ms }) => ms)),
            keyToPaintMs: middleOf(runs.flatMap(({ keyMs }) => keyMs ?? [])),
          }
        })
      }),
    ),
}
