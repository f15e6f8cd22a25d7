import { encodeAddress } from '../../model/redirects/encode-address'
import { MOVED_STATUS } from '../../model/http/rules'
import type { Moved } from './moved'
import { markdownTarget } from './moved'

/** Cloudflare Pages reads no more static redirects than this. */
const MOST_LINES = 2000

/**
 * The _redirects file of Netlify and Cloudflare Pages: each old address without and with its last slash, and
 * its Markdown twin. The other spellings meet the static page at the old address. Netlify shows that page
 * for all spellings, because a file goes before a rule there.
 */
export function redirectsFile(moved: readonly Moved[]): string {
  const rule = (from: string, to: string) => `${encodeAddress(from)} ${encodeAddress(to)} ${MOVED_STATUS}\n`
  const rules = moved.flatMap(({ from, to }) => [
    rule(from, to),
    rule(`${from}/`, to),
    rule(`${from}.md`, markdownTarget(to)),
  ])
  if (rules.length <= MOST_LINES) return rules.join('')
  throw new Error(
    `build/_redirects: found ${rules.length} rules, expected at most ${MOST_LINES}. Fix: remove the rules with a trailing slash in postbuild/hosts/redirects-file.ts; static pages handle those.`,
  )
}
