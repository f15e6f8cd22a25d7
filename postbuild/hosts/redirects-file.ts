import { encodeAddress } from '../../model/redirects/encode-address'
import { MOVED_STATUS } from '../../model/http/rules'
import type { Moved } from './moved'
import { markdownTarget } from './moved'

/** Cloudflare Pages' limit for static redirects. */
const MAX_LINES = 2000

/**
 * The _redirects file of Netlify and Cloudflare Pages: each old URL with and without a trailing slash, and its
 * Markdown version. Other spellings get the static page at the old URL. Netlify shows that page for all spellings,
 * because files take precedence over rules there.
 */
export function redirectsFile(moved: readonly Moved[]): string {
  const rule = (from: string, to: string) => `${encodeAddress(from)} ${encodeAddress(to)} ${MOVED_STATUS}\n`
  const rules = moved.flatMap(({ from, to }) => [
    rule(from, to),
    rule(`${from}/`, to),
    rule(`${from}.md`, markdownTarget(to)),
  ])
  if (rules.length <= MAX_LINES) return rules.join('')
  throw new Error(
    `build/_redirects: found ${rules.length} rules, expected at most ${MAX_LINES}. Fix: remove the rules with a trailing slash in postbuild/hosts/redirects-file.ts; static pages handle those.`,
  )
}
