// The one source of serving rules: the shipped server and the files for other hosts both read them.
import { STRICT_POLICY } from './content-security-policy'

export type Headers = Readonly<Record<string, string>>

/** Files with a hash in their name live here and never change. */
export const ASSETS = '/assets/'
export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'
const SHORT = 'public, max-age=300, must-revalidate'
const MOVED = 'public, max-age=3600'

/**
 * 301 rather than 308: the site answers GET and HEAD only, so keeping the method gains nothing, and 301 is
 * the permanent status that every host form and crawler knows. It is cached for an hour, so a mistake heals.
 */
export const MOVED_STATUS = 301
export const NOT_FOUND_PAGE = '/404.html'

/** Only for connections that really are https: a browser ignores it on http, and localhost must stay http. */
export const HTTPS_ONLY: Headers = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Seconds; with status 503, so that nobody takes a moment's failure for the end of a page. */
export const RETRY_AFTER: Headers = { 'retry-after': '5' }

/** Headers of every answer. In: the policy of the build; the strict default when it has none. */
export function securityHeaders(policy = STRICT_POLICY): Headers {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

/** How long an answer may be kept. In: the path of the file inside build/, and the status of the answer. */
export function cacheControl(file: string, status = 200): string {
  if (status === MOVED_STATUS) return MOVED
  if (status !== 200 || file.endsWith('.html')) return REVALIDATE
  return file.startsWith(ASSETS) ? IMMUTABLE : SHORT
}

/**
 * Files of build/ that serve the hosts, not the readers: never answered. In any case of letters: some file systems
 * don't tell them apart.
 */
export function isPrivate(file: string): boolean {
  if (/\.(?:br|gz)$/i.test(file)) return true
  return /\/\.(?!well-known\/)/i.test(file) || /^\/(?:_[^/]*|nginx\.conf|vercel\.json)$/i.test(file)
}

/** The one address behind the spellings /x, /x/, /x.html and /x/index.html. */
export function canonicalAddress(path: string): string {
  if (path === '/' || path === '/index.html') return '/'
  return (
    path
      .replace(/\/index\.html$/, '')
      .replace(/\.html$/, '')
      .replace(/\/$/, '') || '/'
  )
}

/** The files of build/ that can answer a path, best first. */
export function candidateFiles(path: string): readonly string[] {
  const address = canonicalAddress(path)
  const base = address === '/' ? '' : address
  if (path.endsWith('.md')) return [path, `${path.slice(0, -'.md'.length)}/index.md`]
  const pages = [`${base}/index.html`, `${base}.html`]
  return path.endsWith('/') || path.endsWith('.html') ? pages : [path, ...pages]
}
