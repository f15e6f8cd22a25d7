/**
 * Runs before the first paint: puts the stored theme on the page, hides an announcement that this reader dismissed, and
 * gives the router an address that it can read. The build fills in the capitals (scripts.ts).
 * Keys: theme-common 3.8.1 contexts/colorMode.js and contexts/announcementBar.js.
 */
import { readStored } from './read-stored'

declare const ANNOUNCEMENT_ID: string
declare const RESPECT_SYSTEM: boolean

const { dataset } = document.documentElement

/** Only these values ever reach the page, no matter what storage holds. */
function chooseTheme(stored: string | null): 'dark' | 'light' | 'system' {
  if (stored === 'light') return stored
  return RESPECT_SYSTEM && stored !== 'dark' ? 'system' : 'dark'
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

function showTheme(): void {
  const choice = chooseTheme(readStored('theme'))
  dataset.themeChoice = choice
  dataset.theme = RESPECT_SYSTEM && choice === 'system' ? systemTheme() : choice
}

function hideDismissed(): void {
  if (readStored('docusaurus.announcement.dismiss') !== 'true') return
  if (readStored('docusaurus.announcement.id') === ANNOUNCEMENT_ID) dataset.announcement = 'dismissed'
}

/**
 * Drops .html or /index.html from a path. The router does that too (specification, section 2), but only after it has
 * looked up the page's script under the full path. A path with nothing before the ending isn't a page, but the router
 * would find one, so a slash stops it.
 */
const dropEnding = (path: string): string =>
  /\/\.html$/.test(path) ? `${path}/` : path.replace(/(?:\/index)?\.html$/, '') || '/'

/**
 * The router crashes on a path that can't be decoded, and mistakes one with a line break, or a space at its end, for
 * another path. Such a path's `%` signs are taken literally, which leads to the not-found page.
 */
function escapeUnreadable(path: string): string {
  try {
    if (!/[\0-\x1f]|\s$/.test(decodeURI(path))) return path
  } catch {
    // It can't be decoded.
  }
  return path.replace(/%/g, '%25')
}

function correctAddress({ origin, pathname, search, hash }: Location): void {
  const path = escapeUnreadable(dropEnding(pathname))
  if (path === pathname) return
  try {
    history.replaceState(null, '', origin + path + search + hash)
  } catch {
    // The page isn't on a server, so its address can't change.
  }
}

showTheme()
hideDismissed()
correctAddress(location)
