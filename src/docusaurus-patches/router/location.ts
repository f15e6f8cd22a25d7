import type { Location } from 'history'

/** Where to go: an address, or parts of one. */
export type To = string | Partial<Location>
/** What the browser keeps for an entry of its history. */
export type Entry = { key?: string; state?: unknown }

const PARTS = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/

const withMark = (mark: '?' | '#', text = '') => {
  if (text === '' || text === mark) return ''
  return text.startsWith(mark) ? text : mark + text
}

function parsePath(path: string): Partial<Location> {
  const [, pathname, search, hash] = PARTS.exec(path || '/') ?? []
  return { pathname, search, hash }
}

/** @throws with the message that the specification defines (section 5) */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch (error) {
    throw new URIError(`Pathname "${path}" could not be decoded.`, { cause: error })
  }
}

/** A relative path as the browser resolves it on the page at `base`. */
const resolvePath = (path: string, base: string) => decodeURI(new URL(path, `http://_${base}`).pathname)

function completePath(path: string, current?: Location): string {
  if (path.startsWith('/')) return path
  if (!current) return path || '/'
  return path ? resolvePath(path, current.pathname) : current.pathname
}

/**
 * A location as the router compares it: complete, and with its path decoded.
 * @param to an address, or parts of one; a path that's missing or relative is the current page's
 * @throws if the path can't be decoded; `before-paint.program.ts` corrects such an address before the router starts
 */
export function createLocation(to: To, current?: Location, { key, state }: Entry = {}): Location {
  const parts = typeof to === 'string' ? parsePath(to) : to
  const path = decodePath(parts.pathname ?? '')
  return {
    ...parts,
    pathname: completePath(path, current),
    search: withMark('?', parts.search),
    hash: withMark('#', parts.hash),
    state: parts.state ?? state,
    ...(key && { key }),
  }
}

/** A location's address. */
export const createPath = ({ pathname, search, hash }: Partial<Location>) =>
  (pathname || '/') + withMark('?', search) + withMark('#', hash)
