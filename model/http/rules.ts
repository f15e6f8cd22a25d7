// The single source of serving rules for both the shipped server and the files for other hosts.
import { STRICT_POLICY } from './content-security-policy'

export type Headers = Readonly<Record<string, string>>

/** Files with a hash in their name live here and never change. */
export const ASSETS = '/assets/'
export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'
const SHORT = 'public, max-age=300, must-revalidate'
const MOVED = 'public, max-age=3600'

/**
 * 301 rather than 308: the site serves GET and HEAD only, so preserving the method gains nothing, and 301 is the
 * permanent status that every host and crawler supports. It's cached for an hour, so mistakes don't last.
 */
export const MOVED_STATUS = 301
export const NOT_FOUND_PAGE = '/404.html'

/** Only for actual https connections: a browser ignores it on http, and localhost must stay http. */
export const HTTPS_ONLY: Headers = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Seconds; with status 503, so a temporary failure isn't mistaken for a removed page. */
export const RETRY_AFTER: Headers = { 'retry-after': '5' }

/** Headers of every response. In: the build's policy; the strict default if it has none. */
export function securityHeaders(policy = STRICT_POLICY): Headers {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

/** How long a response can be cached. In: the file's path inside build/, and the response's status. */
export function cacheControl(file: string, status = 200): string {
  if (status === MOVED_STATUS) return MOVED
  if (status !== 200 || file.endsWith('.html')) return REVALIDATE
  return file.startsWith(ASSETS) ? IMMUTABLE : SHORT
}

/**
 * Files in build/ for hosts, not readers, which are never served. Case-insensitive, because some file systems are.
 */
export function isPrivate(file: string): boolean {
  if (/\.(?:br|gz)$/i.test(file)) return true
  return /\/\.(?!well-known\/)/i.test(file) || /^\/(?:_[^/]*|nginx\.conf|vercel\.json)$/i.test(file)
}

/** The canonical path for the spellings /x, /x/, /x.html and /x/index.html. */
export function canonicalAddress(path: string): string {
  if (path === '/' || path === '/index.html') return '/'
  return (
    path
      .replace(/\/index\.html$/, '')
      .replace(/\.html$/, '')
      .replace(/\/$/, '') || '/'
  )
}

/** The files in build/ that can be served for a path, best first. */
export function candidateFiles(path: string): readonly string[] {
  const address = canonicalAddress(path)
  const base = address === '/' ? '' : address
  if (path.endsWith('.md')) return [path, `${path.slice(0, -'.md'.length)}/index.md`]
  const pages = [`${base}/index.html`, `${base}.html`]
  return path.endsWith('/') || path.endsWith('.html') ? pages : [path, ...pages]
}
