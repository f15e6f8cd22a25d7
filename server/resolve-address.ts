import { encodeAddress } from '../model/redirects/encode-address'
import { isExternal } from '../model/redirects/redirects'
import type { RequestPath } from './request-path'
import {
  candidateFiles,
  canonicalAddress,
  isPrivate,
  MOVED_STATUS,
  NOT_FOUND_PAGE,
} from '../model/http/rules'

/** URLs without a page, from build/_redirects.json. */
export interface MovedAddresses {
  readonly moved: ReadonlyMap<string, string>
  readonly gone: ReadonlySet<string>
}

export type Answer =
  | { readonly kind: 'file'; readonly status: 200 | 400 | 404 | 410; readonly file: string }
  | { readonly kind: 'moved'; readonly status: typeof MOVED_STATUS; readonly location: string }

const MARKDOWN = '.md'
/** Responds with status 404 only. */
const NOT_FOUND: ReadonlySet<string> = new Set([NOT_FOUND_PAGE, '/404.md'])

function notFound(status: 400 | 404 | 410): Answer {
  return { kind: 'file', status, file: NOT_FOUND_PAGE }
}

function getLocation(target: string, ending: string, query: string): string {
  if (isExternal(target)) {
    if (query === '') return target
    const url = new URL(target)
    url.search = url.search === '' ? query : `${url.search}&${query.slice(1)}`
    return url.href
  }
  const path = ending === '' ? target : `${target === '/' ? '/index' : target}${ending}`
  return `${encodeAddress(path)}${query}`
}

/**
 * Decides how to respond to a request.
 * In: the parsed path (undefined if malformed), old URLs, and a test for files in build/. Old URLs come first,
 * because build/ has a page at each one that redirects without a server.
 */
export function resolveAddress(
  request: RequestPath | undefined,
  old: MovedAddresses,
  hasFile: (file: string) => boolean,
): Answer {
  if (!request) return notFound(400)
  const { path, query } = request
  if (path.includes('//') || isPrivate(path)) return notFound(404)
  const ending = path.endsWith(MARKDOWN) ? MARKDOWN : ''
  const address = canonicalAddress(path.slice(0, path.length - ending.length))
  const target = old.moved.get(path) ?? old.moved.get(address)
  if (target !== undefined) {
    return { kind: 'moved', status: MOVED_STATUS, location: getLocation(target, ending, query) }
  }
  if (old.gone.has(address)) return notFound(410)
  const file = candidateFiles(path).find((candidate) => !NOT_FOUND.has(candidate) && hasFile(candidate))
  return file === undefined ? notFound(404) : { kind: 'file', status: 200, file }
}
