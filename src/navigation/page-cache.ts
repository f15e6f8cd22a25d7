import type { PageJson } from './page-json'
import { ownAddress } from './own-page'
import { parsePage, readPage, withSidebar, type ServerPageContent } from './parse-page'

/** Milliseconds after which a navigation becomes a full load: within 10 s, including its start. */
export const TIMEOUT_MS = 9500

/** Pages that a tab keeps, the latest last. Without a limit, the whole site could end up in memory. */
const KEPT = 30

const pages = new Map<string, Promise<ServerPageContent>>()
const ready = new Map<string, ServerPageContent>()

/** Keeps a page as the latest, and drops the oldest ones over the limit. */
function keep(name: string, page: ServerPageContent) {
  ready.delete(name)
  ready.set(name, page)
  pages.set(name, Promise.resolve(page))
  for (const oldest of [...ready.keys()].slice(0, -KEPT)) {
    ready.delete(oldest)
    pages.delete(oldest)
  }
}

/**
 * The browser provides an encoded URL and the router a decoded one. Decodes only once, so an encoded slash stays
 * encoded.
 */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** One entry per page, no matter how its URL is written. */
const key = (pathname: string) =>
  decoded(pathname)
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(.)\/$/, '$1') || '/'

/** Stores the page that the server sent. */
export function adoptPage(pathname: string) {
  const page = readPage(document)
  if (page) keep(key(pathname), page)
}

/** The page at a URL, if it's cached; it then counts as the latest. */
export function pageAt(pathname: string): ServerPageContent | undefined {
  const name = key(pathname)
  const page = ready.get(name)
  if (page) keep(name, page)
  return page
}

/**
 * Fetches the page at a URL, once. The server's not-found page is a page like any other.
 * @throws if no page arrives within 10 s, so the router falls back to a full load
 */
export function loadPage(pathname: string): Promise<ServerPageContent> {
  const name = key(pathname)
  const known = pages.get(name)
  if (known) return known
  const page = fetchPage(pathname).then((content) => {
    keep(name, content)
    return content
  })
  pages.set(name, page)
  page.catch(() => pages.delete(name))
  return page
}

async function fetchPage(pathname: string): Promise<ServerPageContent> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const data = ownAddress(`${key(pathname).replace(/^\/$/, '')}/page.json`)
  const json = await fetch(data, { cache: 'no-cache', signal })
  if (json.ok) return withSidebar((await json.json()) as PageJson)
  const response = await fetch(ownAddress(pathname), {
    headers: { accept: 'text/html' },
    cache: 'no-cache',
    signal,
  })
  const content = parsePage(await response.text())
  if (!content || response.status >= 500)
    throw new Error(`No page at ${pathname} (status ${response.status})`)
  return content
}
