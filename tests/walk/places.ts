import type { Page } from '@playwright/test'
import { expect } from '../support/test'
import type { Reader } from './reader'

/** A URL's path as the site writes it: without an extension or a trailing slash. */
export const getPath = (address: string): string =>
  new URL(address, 'http://any').pathname.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/'

/** Where a tab is: the current entry in the browser's Navigation API. */
export type Where = { key: string; at: number; address: string; y: number; release: string; isOwn: boolean }

type BrowserEntry = { key: string; index: number; url: string; sameDocument: boolean }
type WithNavigation = { navigation: { currentEntry: BrowserEntry; entries: () => BrowserEntry[] } }

/** Where the reader is. `isOwn` is false once another document has been loaded; `markDocument` sets the mark. */
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

/** History entries before and after the current one. */
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

/** Makes the page record its scroll position when the router leaves it, because a click may scroll it first. */
export const watchLeaving = (page: Page) =>
  page.addInitScript(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      const tab = window as unknown as WithLeft // not in TypeScript's DOM yet
      tab.left = { key: tab.navigation.currentEntry.key, y: Math.round(window.scrollY) }
      push(...entry)
    }
  })

/** Records a position, unless the page has changed since it was opened and would look different on return. */
function note(reader: Reader, { key, y }: Left): void {
  const width = reader.page.viewportSize()?.width ?? 0
  if (reader.isBent) reader.places.delete(key)
  else reader.places.set(key, { y, width })
}

/** Records the scroll position before the reader leaves the page. */
export const notePlace = async (reader: Reader): Promise<void> => note(reader, await whereNow(reader))

/** Records the scroll position at which the router left the page, if it did. */
export async function notePlaceLeft(reader: Reader): Promise<void> {
  const left = await reader.page.evaluate(() => {
    const tab = window as unknown as WithLeft // set above
    const { left: place } = tab
    delete tab.left
    return place
  })
  if (left) note(reader, left)
}

/** Performs an action that leads to a URL, and waits for it. In: path, query and hash. */
export async function goTo({ page }: Reader, address: string, act: () => Promise<unknown>): Promise<void> {
  await act()
  const { search, hash } = new URL(address, 'http://any')
  await expect(page).toHaveURL(
    (url) => getPath(url.href) === getPath(address) && url.search === search && url.hash === hash,
  )
}

/** Counts a comparison that could have failed. */
export const count = ({ compared }: Reader, what: string) =>
  void compared.set(what, (compared.get(what) ?? 0) + 1)

/** Expects the scroll position at which the reader left the page, or the page's end if it's now shorter. */
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
      {
        message: `px away from ${place.y}, where the reader left ${getPath(reader.page.url())}`,
        timeout: reader.patience,
      },
    )
    .toBeLessThanOrEqual(2)
  count(reader, place.y > 0 ? 'position after going back' : 'top of the page after going back')
}
