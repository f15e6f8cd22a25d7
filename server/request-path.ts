export interface RequestPath {
  /** Decoded path, always starting with one slash. */
  readonly path: string
  /** Query with its question mark, exactly as sent; empty if there's none. */
  readonly query: string
}

/** A target can be a full URL (RFC 9112, 3.2.2); this server has one site, regardless of the host name. */
const ORIGIN = /^https?:\/\/[^/?#\\]+/i

/**
 * Reads the target of a request line. Doesn't use Node's URL, which would resolve dot segments and treat //host as
 * another origin. Out: undefined for anything malformed, which gets status 400.
 */
export function readRequestPath(target: string): RequestPath | undefined {
  const own = target.replace(ORIGIN, '')
  const local = own !== target && /^(?:\?|#|$)/.test(own) ? `/${own}` : own
  if (!local.startsWith('/')) return undefined
  const [withoutFragment = ''] = local.split('#', 1)
  const mark = withoutFragment.indexOf('?')
  const raw = mark === -1 ? withoutFragment : withoutFragment.slice(0, mark)
  const path = decode(raw)
  if (path === undefined || /[\\\u0000-\u001f\u007f]/.test(path)) return undefined
  if (path.split('/').some((part) => part === '.' || part === '..')) return undefined
  return { path, query: mark === -1 ? '' : withoutFragment.slice(mark) }
}

function decode(raw: string): string | undefined {
  if (/%2f/i.test(raw)) return undefined
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}
