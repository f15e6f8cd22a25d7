/**
 * How far each history entry was scrolled when the reader left it. The browser also restores this, but immediately,
 * so a page that arrives later would be shown from the top. A reload doesn't lose the positions: they're in the tab's
 * storage while the page is hidden, and only in memory if storage is denied or full.
 */
import type { Action, Location } from 'history'

type Entry = { key: string; place?: number }

/** More than a browser keeps in a tab's history. */
const KEPT = 200

const STORE = 'celo.places'

let entries: Entry[] = []
let current = -1
let isShown = false

function readStored(): Entry[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORE)!) as (Entry | null)[]
    return stored.filter((entry): entry is Entry => typeof entry?.key === 'string')
  } catch {
    return [] // nothing stored, storage is denied, or what it holds isn't ours
  }
}

/**
 * Stops the browser from restoring a position that's known here: it restores its own after ours, and that's sometimes
 * the position of a heading in the URL. Its own is still good for a reload, and for an entry that isn't the router's.
 */
function takeOver({ state }: PopStateEvent): void {
  const { key } = (state ?? {}) as { key?: string }
  history.scrollRestoration = key && findPlace(key) !== undefined ? 'manual' : 'auto'
}

function store(): void {
  history.scrollRestoration = 'auto'
  if (isShown) entries[current]!.place = window.scrollY
  try {
    sessionStorage.setItem(STORE, JSON.stringify(entries))
  } catch {
    // Storage is denied or full.
  }
}

/**
 * Takes over the positions of the tab's earlier documents, and stores all of them whenever the page is hidden. Call it
 * once, before the router starts: it gives a document's first entry a key of its own, which the router doesn't.
 */
export function keepPlaces(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
  entries = readStored()
  current = entries.length - 1
  document.addEventListener('visibilitychange', store)
  window.addEventListener('popstate', takeOver, true)
}

/** The router gives each entry a key, except one that the browser made for a link within the page. */
const nameEntry = ({ key }: Location) => key ?? ''

const findPlace = (name: string) => entries.find(({ key }) => key === name)?.place

/** Stores the current page's position; only once, because the browser may scroll it before the next page arrives. */
export function startLeaving(): void {
  if (!isShown) return
  entries[current]!.place = window.scrollY
  isShown = false
}

/**
 * Records that the page at a URL is shown now, and how the router got there. As in the browser, a new entry drops
 * everything the reader could go forward to; one that replaces the current entry, such as a link to the same page,
 * doesn't.
 */
export function startShowing(location: Location, action: Action): void {
  const entry = { key: nameEntry(location) }
  const known = entries.findIndex(({ key }) => key === entry.key)
  if (known !== -1) current = known
  else if (action === 'REPLACE' && current !== -1) entries[current] = entry
  else {
    entries = [...entries.slice(0, current + 1), entry].slice(-KEPT)
    current = entries.length - 1
  }
  isShown = true
}

/** Where the reader left a history entry; undefined for a new one. */
export const getPlace = (location: Location): number | undefined => findPlace(nameEntry(location))
