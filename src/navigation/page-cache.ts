import type { PageJson } from './page-json'
import { ownAddress } from './own-page'
import { parsePage, readPage, withSidebar, type ServerPageContent } from './parse-page'

/** Milliseconds after which a navigation becomes a full load: within 10 s, its start included. */
export const PATIENCE = 9500

const pages = new Map<string, Promise<ServerPageContent>>()
const ready = new Map<string, ServerPageContent>()

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
  if (!page) return
  ready.set(key(pathname), page)
  pages.set(key(pathname), Promise.resolve(page))
}

/** The page of an address, if it is here. */
export const pageAt = (pathname: string) => ready.get(key(pathname))

/**
 * Fetches the page of an address, once. The server's not-found page is a page like any other.
 * @throws when no page comes within 10 s, so that the router falls back to a full load
 */
export function loadPage(pathname: string): Promise<ServerPageContent> {
  const name = key(pathname)
  const known = pages.get(name)
  if (known) return known
  const page = fetchPage(pathname).then((content) => {
    ready.set(name, content)
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
