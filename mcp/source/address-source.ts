import { DocsError } from '../docs-error'
import { DATA_FILES, type DocsSource } from './docs-source'
import { FETCH_LIMITS, type FetchLimits, fetchText, getTarget, request } from './fetch-text'
import { keepResult } from './keep-result'
import { listPageLinks } from './page-links'

const MAX_PAGES = 5000
/** Total characters in all files. */
const MAX_TEXT = 64 * 1024 * 1024
const MAX_REDIRECTS = 5
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * A site's URL, with a trailing slash.
 * @throws DocsError for anything that isn't one; doesn't use plain http, which others could read in transit
 */
export function readAddress(word: string): URL {
  const fail = (expected: string) =>
    new DocsError('bad_input', `address: found ${JSON.stringify(word.slice(0, 200))}, expected ${expected}.`)
  if (!URL.canParse(word)) throw fail('one such as https://docs.example.org')
  const { protocol, hostname, origin, pathname, username, password } = new URL(word)
  const isLocal = THIS_MACHINE.test(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
    throw fail('https://, or http:// for a server on this machine')
  if (username !== '' || password !== '') throw fail('one without a name and password')
  return new URL(`${origin}${pathname.replace(/(?:\/|\/llms\.txt|\/index\.html)$/, '')}/`)
}

/** The route for one of the site's URLs; undefined for another site's. */
function getRoute(base: URL, { origin, pathname }: URL): string | undefined {
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return undefined
  return `/${pathname.slice(base.pathname.length).replace(/(?:\/|\.html|\.md)$/, '')}`
}

/** Follows redirects from a URL to a page or to another site. */
async function followMoved(base: URL, path: string, routes: ReadonlySet<string>) {
  let at = new URL(`${base.href}${path.slice(1)}`)
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
    const response = await request(at, FETCH_LIMITS)
    await response.body?.cancel()
    const target = getTarget(at, response)
    if (target === undefined) return undefined
    const route = getRoute(base, target)
    if (route === undefined) return target.href
    if (routes.has(route)) return route
    at = target
  }
  return undefined
}

/** Reads a site's files, each once, and no more than fit in a small machine's memory. */
function keepFiles(base: URL, limits: FetchLimits): DocsSource['read'] {
  const kept = new Map<string, () => Promise<string | undefined>>()
  let length = 0
  const fetchFile = async (file: string) => {
    const text = await fetchText(new URL(`${base.href}${file}`), limits)
    length += text?.length ?? 0
    if (length > MAX_TEXT)
      throw new DocsError(
        'no_site',
        `${base.href}: found more than ${MAX_TEXT} characters, expected at most that. Fix: pass a part of the site with its own llms.txt.`,
      )
    return text
  }
  return (file) => {
    const get = kept.get(file) ?? keepResult(() => fetchFile(file))
    kept.set(file, get)
    return get()
  }
}

/**
 * A site on a server. Each file is read once, when it's first needed.
 * @param word its URL
 * @throws DocsError if there's no site with llms.txt and Markdown pages
 */
export async function openAddress(word: string, limits = FETCH_LIMITS): Promise<DocsSource> {
  const base = readAddress(word)
  const read = keepFiles(base, limits)
  const index = await read('llms.txt')
  const fail = (found: string, expected: string) =>
    new DocsError(
      'no_site',
      `${base.href}llms.txt: found ${found}, expected ${expected}. Fix: pass the address of a site that publishes llms.txt and its pages as Markdown.`,
    )
  if (index === undefined) throw fail('no such file', 'one')
  const { origin, routes } = listPageLinks(index, base)
  if (routes.size === 0 || routes.size > MAX_PAGES)
    throw fail(`${routes.size} links to pages (.md)`, `from 1 to ${MAX_PAGES}`)
  const texts = await Promise.all(DATA_FILES.map(read))
  return {
    name: base.href.replace(/\/$/, ''),
    index,
    origin,
    routes,
    data: new Set(DATA_FILES.filter((_, at) => texts[at] !== undefined)),
    read,
    findMoved: (path) => followMoved(base, path, routes),
  }
}
