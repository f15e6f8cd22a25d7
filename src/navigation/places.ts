/**
 * How far each history entry was scrolled when the reader left it. The browser also restores this, but immediately,
 * so a page that arrives later would be shown from the top.
 */
import type { Location } from 'history'

type Entry = { key: string; place?: number }

/** More than a browser keeps in a tab's history, because a replaced URL leaves its entry here. */
const KEPT = 200

let entries: Entry[] = []
let current = -1
let isShown = false

/** The router gives each entry a six-character key, except the one that the document started with. */
const nameEntry = ({ key }: Location) => key ?? ''

const findEntry = (location: Location) => entries.findIndex(({ key }) => key === nameEntry(location))

/** Stores the current page's position; only once, because the browser may scroll it before the next page arrives. */
export function startLeaving(): void {
  if (!isShown) return
  entries[current]!.place = window.scrollY
  isShown = false
}

/**
 * Records that the page at a URL has replaced the previous one. A new entry drops everything the reader could go
 * forward to, as it does in the browser.
 */
export function startShowing(location: Location): void {
  const known = findEntry(location)
  if (known === -1) entries = [...entries.slice(0, current + 1), { key: nameEntry(location) }].slice(-KEPT)
  current = known === -1 ? entries.length - 1 : known
  isShown = true
}

/** Where the reader left a history entry; undefined for a new one. */
export const placeOf = (location: Location): number | undefined => entries[findEntry(location)]?.place
