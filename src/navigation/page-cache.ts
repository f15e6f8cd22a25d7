import type { PageJson } from './page-json'
import { ownAddress } from './own-page'
import { parsePage, readPage, withSidebar, type ServerPageContent } from './parse-page'

/** Milliseconds after which a navigation becomes a full load: within 10 s, its start included. */
export const PATIENCE = 9500

/** Pages that a tab keeps, the latest last: without an end it would come to hold the whole site, in memory. */
const KEPT = 30

const pages = new Map<string, Promise<ServerPageContent>>()
const ready = new Map<string, ServerPageContent>()

/** Keeps a page as the latest, and forgets the oldest beyond those that are kept. */
function keep(name: string, page: ServerPageContent) {
  ready.delete(name)
  ready.set(name, page)
  pages.set(name, Promise.resolve(page))
  for (const oldest of [...ready.keys()].slice(0, -KEPT)) {
    ready.delete(oldest)
    pages.delete(oldest)
  }
}

/** The browser gives an address encoded, the router decoded: once, so that an encoded slash stays one. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** One entry a page, whichever way its address is spelt. */
const key = (pathname: string) =>
  decoded(pathname)
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(.)\/$/, '$1') || '/'

/** Takes the page that the server sent. */
export function adoptPage(pathname: string) {
  const page = readPage(document)
  if (page) keep(key(pathname), page)
}

/** The page of an address, if it is here; it then counts as the latest. */
export function pageAt(pathname: string): ServerPageContent | undefined {
  const name = key(pathname)
  const page = ready.get(name)
  if (page) keep(name, page)
  return page
}

/**
 * Fetches the page of an address, once. The server's not-found page is a page like any other.
 * @throws when no page comes within 10 s, so that the router falls back to a full load
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
  const signal = AbortSignal.timeout(PATIENCE)
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
