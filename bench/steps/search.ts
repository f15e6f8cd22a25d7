import type { Page } from 'playwright-core'
import { getSpread, listBytes, median } from '../measure/bytes'
import { DESK, openPage, scroll, throttle } from '../measure/open-page'
import { untilQuiet } from '../measure/quiet'
import { severalTimes } from '../measure/several-times'
import { corpusNames, SITE } from '../corpora'
import type { Figures, Step } from '../measurement'
import { sites } from '../sites'
import type { SearchBox } from '../sites/site'
import { inBrowser, type Look } from './in-browser'

const WATCHED = 4000 // ms until a key press has to be painted
const TIMEOUT_MS = 120_000 // because some sites fetch an index of half a megabyte before they show a field

/** Records when a key opens the search and when the first result has been painted, by the page's own clock. */
const watchFirstResult = (page: Page, hit: string) =>
  page.evaluate((selector) => {
    const seen = { firstResult: 0 }
    Object.assign(window, { benchSearch: seen })
    const look = (opened: number) => {
      if (document.querySelector(selector)?.getClientRects().length)
        requestAnimationFrame(() => (seen.firstResult = Math.round(performance.now() - opened)))
      else requestAnimationFrame(() => look(opened))
    }
    addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
  }, hit)

const firstResult = async (page: Page) => {
  const seen = () => (window as unknown as { benchSearch: { firstResult: number } }).benchSearch.firstResult
  await page.waitForFunction(seen, null, { timeout: TIMEOUT_MS })
  return page.evaluate(seen)
}

/** Types into the focused element once it's a field, as a reader would. */
async function typeQuery(page: Page, query: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT', null, { timeout: TIMEOUT_MS })
  await page.keyboard.insertText(query)
}

/** Records the next key press, the frame in which the hits first differ, and the frame after the last change. */
const watchKey = (page: Page, hit: string) =>
  page.evaluate((selector) => {
    const seen = { pressed: 0, first: 0, last: 0 }
    Object.assign(window, { benchKey: seen })
    const readHits = () => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).join('')
    const before = readHits()
    const note = () => {
      seen.last = performance.now()
      if (seen.first > 0) return
      const hits = readHits()
      if (hits !== '' && hits !== before) seen.first = seen.last
    }
    addEventListener('keydown', ({ timeStamp }) => (seen.pressed = timeStamp), { capture: true, once: true })
    new MutationObserver(() => {
      if (seen.pressed > 0) requestAnimationFrame(note)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, hit)

type KeyTimes = { readonly first: number | undefined; readonly last: number | undefined }

/** Presses a key. Out: ms until new hits have been painted, and until the last change; undefined if there's none. */
async function pressKey(page: Page, key: string, hit: string): Promise<KeyTimes> {
  await watchKey(page, hit)
  await page.keyboard.press(key)
  await page.waitForTimeout(WATCHED)
  return page.evaluate(() => {
    const { pressed, first, last } = (
      window as unknown as { benchKey: { pressed: number; first: number; last: number } }
    ).benchKey
    const since = (time: number) => (time > 0 ? Math.round(time - pressed) : undefined)
    return { first: since(first), last: since(last) }
  })
}

/** Scrolls, opens the search and types a query without its last letter, which `then` gets with what was found so far. */
async function searchOnce<T>(
  { browser, server, site, corpus }: Look,
  box: SearchBox,
  then: (page: Page, found: { ms: number; bytes: number }) => Promise<T>,
): Promise<T> {
  const page = await openPage(browser, DESK)
  try {
    await page.goto(server.url + site.address(corpus, corpus.page))
    await untilQuiet(server)
    await scroll(page)
    await untilQuiet(server)
    await throttle(page)
    const start = server.sent.length
    await watchFirstResult(page, box.hit)
    await page.keyboard.press(box.open)
    await typeQuery(page, corpus.query.slice(0, -1))
    const ms = await firstResult(page)
    await untilQuiet(server)
    return await then(page, { ms, bytes: listBytes(server.sent.slice(start)).all })
  } finally {
    await page.context().close()
  }
}

/** Bytes are the same in each run, so one is enough. */
const measureBytes = (look: Look, box: SearchBox): Promise<Figures> =>
  searchOnce(look, box, (_page, { bytes }) => Promise.resolve({ bytes }))

async function measureTimes(look: Look, box: SearchBox): Promise<Figures> {
  const last = look.corpus.query.at(-1)!
  const runs = await severalTimes(look.say, () =>
    searchOnce(look, box, async (page, { ms, bytes }) => {
      const newKey = await pressKey(page, last, box.hit)
      await pressKey(page, 'Backspace', box.hit)
      return { ms, bytes, newKey, cachedKey: await pressKey(page, last, box.hit) }
    }),
  )
  const times = Object.entries({
    firstResultMs: runs.map(({ ms }) => ms),
    newKeyMs: runs.flatMap(({ newKey }) => newKey.first ?? []),
    newKeyAllMs: runs.flatMap(({ newKey }) => newKey.last ?? []),
    cachedKeyMs: runs.flatMap(({ cachedKey }) => cachedKey.first ?? []),
    cachedKeyAllMs: runs.flatMap(({ cachedKey }) => cachedKey.last ?? []),
  }).filter(([, list]) => list.length > 0)
  return {
    bytes: runs[0]!.bytes,
    ...Object.fromEntries(times.map(([name, list]) => [name, median(list)])),
    spread: Object.fromEntries(times.map(([name, list]) => [name, getSpread(list)])),
  }
}

/**
 * A reader opens the search and types a word, then one more letter, and the same letter again with everything loaded.
 * On generated pages, only the bytes are measured, because the report shows only how those grow.
 */
export const searchStep: Step = {
  name: 'search',
  about:
    'from the key that opens the search to the first result on slow 4G: bytes, ms; from a key press to the first new hits and to the last',
  measurements: () =>
    corpusNames.flatMap((corpus) =>
      sites.flatMap((site) => {
        const { search } = site
        if (!search) return []
        const [id, measure] =
          corpus === SITE
            ? [`search.${site.name}`, measureTimes]
            : [`search.${site.name}.${corpus}`, measureBytes]
        return inBrowser({ id, site, corpus }, async (look) => ({
          query: look.corpus.query.slice(0, -1),
          ...(await measure(look, search)),
        }))
      }),
    ),
}
