import type { Page } from '@playwright/test'
import { expect } from '../support/test'
import type { Reader } from './reader'

/** Path of an address as the site writes it: without an ending, and without a slash at its end. */
export const pathOf = (address: string): string =>
  new URL(address, 'http://any').pathname.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/'

/** Where a tab is: what the browser's Navigation API says of the entry that is shown. */
export type Where = { key: string; at: number; address: string; y: number; release: string; isOwn: boolean }

type BrowserEntry = { key: string; index: number; url: string; sameDocument: boolean }
type WithNavigation = { navigation: { currentEntry: BrowserEntry; entries: () => BrowserEntry[] } }

/** Where the reader is now. `isOwn` is false once another document was loaded; the mark is set by `markDocument`. */
export const whereNow = ({ page }: Reader): Promise<Where> =>
  page.evaluate(() => {
    const { currentEntry: entry } = (window as unknown as WithNavigation).navigation // not in TypeScript's DOM yet
    return {
      key: entry.key,
      at: entry.index,
      address: location.pathname + location.search,
      y: Math.round(window.scrollY),
      release: document.getElementById('scripts')?.dataset.release ?? '',
      isOwn: 'walked' in window,
    }
  })

export const markDocument = ({ page }: Reader) =>
  page.evaluate(() => void Object.assign(window, { walked: true }))

/** Entries of the history beside the one that's shown. */
export const neighbors = ({ page }: Reader): Promise<{ back?: BrowserEntry; forward?: BrowserEntry }> =>
  page.evaluate(() => {
    const { navigation } = window as unknown as WithNavigation // not in TypeScript's DOM yet
    const plain = (entry?: BrowserEntry) =>
      entry && { key: entry.key, index: entry.index, url: entry.url, sameDocument: entry.sameDocument }
    const { index } = navigation.currentEntry
    return { back: plain(navigation.entries()[index - 1]), forward: plain(navigation.entries()[index + 1]) }
  })

type Left = { key: string; y: number }
type WithLeft = WithNavigation & { left?: Left }

/** Lets the page tell how far it was scrolled when the router went on: a click may scroll it before. */
export const watchLeaving = (page: Page) =>
  page.addInitScript(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      const tab = window as unknown as WithLeft // not in TypeScript's DOM yet
      tab.left = { key: tab.navigation.currentEntry.key, y: Math.round(window.scrollY) }
      push(...entry)
    }
  })

/** Notes a place, unless the page was changed since it was opened: such a page comes back otherwise. */
function note(reader: Reader, { key, y }: Left): void {
  const width = reader.page.viewportSize()?.width ?? 0
  if (reader.isBent) reader.places.delete(key)
  else reader.places.set(key, { y, width })
}

/** Notes how far the page is scrolled, before the reader leaves it. */
export const notePlace = async (reader: Reader): Promise<void> => note(reader, await whereNow(reader))

/** Notes how far the page was scrolled when the router left it, where it did. */
export async function notePlaceLeft(reader: Reader): Promise<void> {
  const left = await reader.page.evaluate(() => {
    const tab = window as unknown as WithLeft // set above
    const { left: place } = tab
    delete tab.left
    return place
  })
  if (left) note(reader, left)
}

/** Does what leads to an address, and waits for it. In: path, query and hash. */
export async function goTo({ page }: Reader, address: string, act: () => Promise<unknown>): Promise<void> {
  await act()
  const { search, hash } = new URL(address, 'http://any')
  await expect(page).toHaveURL(
    (url) => pathOf(url.href) === pathOf(address) && url.search === search && url.hash === hash,
  )
}

/** Counts a comparison that could have failed. */
export const count = ({ compared }: Reader, what: string) =>
  void compared.set(what, (compared.get(what) ?? 0) + 1)

/** Expects the page to be as far down as when the reader left it, or at its end where it has become shorter. */
export async function expectPlace(reader: Reader, key: string): Promise<void> {
  const place = reader.places.get(key)
  if (!place || reader.isBent || place.width !== reader.page.viewportSize()?.width) return
  await expect
    .poll(
      () =>
        reader.page.evaluate((y) => {
          const most = document.documentElement.scrollHeight - window.innerHeight
          return Math.abs(window.scrollY - Math.min(y, most))
        }, place.y),
      { message: `px away from ${place.y}, where the reader left ${pathOf(reader.page.url())}` },
    )
    .toBeLessThanOrEqual(2)
  count(reader, place.y > 0 ? 'place on the way back' : 'top of the page on the way back')
}
