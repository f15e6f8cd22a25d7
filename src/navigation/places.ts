/**
 * How far each entry of the history was scrolled when the reader left it. The browser puts it back too, but at once: a page
 * that comes later would be shown from its top.
 */
import type { Location } from 'history'

/** Entries of the history whose place is known, the latest last. */
const KEPT = 100

const places = new Map<string, number>()
let shown: Location | undefined

/** The router names an entry with six characters, and the one that the document began with not at all. */
const key = ({ key: name }: Location) => name ?? ''

/** Notes the place of the page that is shown; once, because the browser may scroll it before the next page is here. */
export function startLeaving(): void {
  if (!shown) return
  places.delete(key(shown))
  places.set(key(shown), window.scrollY)
  for (const oldest of [...places.keys()].slice(0, -KEPT)) places.delete(oldest)
  shown = undefined
}

/** Tells that the page of an address has taken the place of the one before. */
export function startShowing(location: Location): void {
  shown = location
}

/** Where the reader left an entry of the history; undefined for a new one. */
export const placeOf = (location: Location): number | undefined => places.get(key(location))
