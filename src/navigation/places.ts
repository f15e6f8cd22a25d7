/**
 * How far each entry of the history was scrolled when the reader left it. The browser puts it back too, but at once: a page
 * that comes later would be shown from its top.
 */
import type { Location } from 'history'

type Entry = { key: string; place?: number }

/** More than a browser keeps of a tab's history, because an address that was replaced leaves its entry here. */
const KEPT = 200

let entries: Entry[] = []
let current = -1
let isShown = false

/** The router names an entry with six characters, and the one that the document began with not at all. */
const nameEntry = ({ key }: Location) => key ?? ''

const findEntry = (location: Location) => entries.findIndex(({ key }) => key === nameEntry(location))

/** Notes the place of the page that is shown; once, because the browser may scroll it before the next page is here. */
export function startLeaving(): void {
  if (!isShown) return
  entries[current]!.place = window.scrollY
  isShown = false
}

/**
 * Tells that the page of an address has taken the place of the one before. A new entry ends what the reader could go
 * forward to, in the browser as well.
 */
export function startShowing(location: Location): void {
  const known = findEntry(location)
  if (known === -1) entries = [...entries.slice(0, current + 1), { key: nameEntry(location) }].slice(-KEPT)
  current = known === -1 ? entries.length - 1 : known
  isShown = true
}

/** Where the reader left an entry of the history; undefined for a new one. */
export const placeOf = (location: Location): number | undefined => entries[findEntry(location)]?.place
