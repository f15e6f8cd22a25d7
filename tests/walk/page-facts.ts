import type { Browser, Page } from '@playwright/test'
import { expect, hydrated } from '../support/test'

/** What has to be the same regardless of how a reader reached a page. */
export type PageFacts = {
  title: string
  description: string
  headings: string[]
  /** Sidebar entries that are marked as the current page. */
  current: string[]
  /** URLs of the links in the text, in order. */
  links: string[]
  /** The page's status messages, such as how many results there are. */
  status: string[]
}

/** Reads the current page's facts. */
export const readFacts = (page: Page): Promise<PageFacts> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    const main = '#main :not(.page-menu *, .feedback *)'
    const headings = all(':is(h1, h2, h3)').map((heading) => {
      const copy = heading.cloneNode(true) as Element // a heading is an element
      copy.querySelector('.copy-section')?.remove()
      return words(copy)
    })
    return {
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      headings,
      current: all('.sidebar [aria-current=page]').map(words),
      links: all(`${main}:is(a[href])`).map((link) => link.getAttribute('href') ?? ''),
      status: all('#main :is([role=status], [role=alert]):not(details *)').map(words),
    }
  })

/** Facts that are the same twice in a row, so nothing is still loading. */
async function readSettled(page: Page): Promise<PageFacts> {
  let before = await readFacts(page)
  await expect
    .poll(async () => {
      const now = await readFacts(page)
      const isSame =
        JSON.stringify(now) === JSON.stringify(before) && !now.status.includes('Fetching new results...')
      before = now
      return isSame
    })
    .toBe(true)
  return before
}

/**
 * Loads URLs from scratch, as another reader, and caches what they show.
 * @param url the site's URL
 */
export async function freshReader(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const known = new Map<string, Promise<PageFacts>>()
  const load = async (address: string) => {
    await page.goto(url + address)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    return readSettled(page)
  }
  return {
    /** In: path and query. */
    facts: (address: string): Promise<PageFacts> => {
      const facts = known.get(address) ?? load(address)
      known.set(address, facts)
      return facts
    },
    close: () => context.close(),
  }
}
