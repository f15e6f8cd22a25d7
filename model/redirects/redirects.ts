// Old URLs: every URL that the site or its predecessors published and that no longer has a page. Parsing reports
// problems row by row; checking reports problems that only the whole file shows.

import { type Diagnostic, formatDiagnostic } from '../diagnostic'

export const REDIRECTS_FILE = 'data/redirects/redirects.tsv'
export const REDIRECTS_HEADER = ['from', 'to', 'reason'] as const
const MINIMUM_REASON = 10

/** An old URL. Without a new one, it's gone, and a reason explains why. */
export interface Redirect {
  readonly from: string
  /** A page on this site, optionally with an anchor, or an https URL; empty if the page is gone. */
  readonly to: string
  readonly reason: string
  readonly line: number
}

/** A fault in a row: `found` is what the field contains, as written. */
export type RedirectProblem = Required<Omit<Diagnostic, 'file' | 'severity'>>

/** One readable line: file, line, field, what was found, what was expected, how to fix it. */
export function describeProblem(problem: RedirectProblem, file = REDIRECTS_FILE): string {
  return formatDiagnostic({ ...problem, file, found: JSON.stringify(problem.found) })
}

/** True for a URL outside the site, which an old URL can lead to. */
export function isExternal(target: string): boolean {
  return /^https:\/\/[a-z0-9.-]+(?:[/?#]\S*)?$/i.test(target)
}

export const isGone = ({ to }: Redirect): boolean => to === ''

/** What's wrong with the spelling of a path on this site, or undefined if it's canonical. */
export function findAddressProblem(address: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return 'one leading slash'
  if (address !== '/' && address.endsWith('/')) return 'no slash at the end'
  if (/[?#%\\]|\p{Cc}/u.test(address)) return 'a decoded path without query, fragment or backslash'
  if (/\/(?:\.{0,2})(?:\/|$)/.test(address) && address !== '/') return 'no empty or dot segments'
  if (/\.(?:html|md)$/.test(address)) return 'no .html or .md ending (they redirect automatically)'
  return undefined
}

/**
 * Parses the table and checks it as a whole.
 * In: tab-separated text with the header row. Out: the rows that could be read, and every problem found.
 */
export function parseRedirects(text: string): { redirects: Redirect[]; problems: RedirectProblem[] } {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const parsed = lines.slice(1).map((content, index) => parseRow(content, index + 2))
  const redirects = parsed.filter((row): row is Redirect => !('fix' in row))
  const problems = [
    ...checkHeader(lines[0] ?? ''),
    ...parsed.filter((row): row is RedirectProblem => 'fix' in row),
    ...checkOrder(redirects),
    ...checkCase(redirects),
    ...checkTargets(redirects),
  ]
  return { redirects, problems }
}

/** Throws with every problem in the table, one per line; returns the rows if there are none. */
export function requireRedirects(text: string): readonly Redirect[] {
  const { redirects, problems } = parseRedirects(text)
  if (problems.length > 0) throw new Error(problems.map((problem) => describeProblem(problem)).join('\n'))
  return redirects
}

function checkHeader(found: string): RedirectProblem[] {
  if (found === REDIRECTS_HEADER.join('\t')) return []
  const fix = 'put the three column names, separated by tabs, on the first line'
  return [{ line: 1, field: 'header', found, expected: REDIRECTS_HEADER.join(', '), fix }]
}

function parseRow(content: string, line: number): Redirect | RedirectProblem {
  const cells = content.split('\t')
  const [from = '', to = '', reason = ''] = cells
  if (cells.length !== REDIRECTS_HEADER.length) {
    const expected = `${REDIRECTS_HEADER.length} columns separated by tabs`
    return {
      line,
      field: 'row',
      found: content,
      expected,
      fix: 'write from, to and reason, leaving unused cells empty',
    }
  }
  const expected = findAddressProblem(from)
  return expected
    ? { line, field: 'from', found: from, expected, fix: 'correct the spelling' }
    : { from, to, reason, line }
}

function checkOrder(redirects: readonly Redirect[]): RedirectProblem[] {
  return redirects.flatMap(({ from, line }, index) => {
    const before = redirects[index - 1]
    if (!before || before.from < from) return []
    const isDouble = before.from === from
    const expected = isDouble ? `one row per address (also on line ${before.line})` : 'rows sorted by address'
    return {
      line,
      field: 'from',
      found: from,
      expected,
      fix: isDouble ? 'keep one of the two rows' : 'run: npm run redirects sort',
    }
  })
}

/** nginx and many file systems treat paths that differ only in case as the same. */
function checkCase(redirects: readonly Redirect[]): RedirectProblem[] {
  const seen = new Map<string, Redirect>()
  return redirects.flatMap((redirect) => {
    const key = redirect.from.toLowerCase()
    const other = seen.get(key)
    seen.set(key, redirect)
    if (!other || other.from === redirect.from) return []
    const expected = `addresses that differ in more than case (see line ${other.line})`
    return {
      line: redirect.line,
      field: 'from',
      found: redirect.from,
      expected,
      fix: 'keep the published one',
    }
  })
}

function checkTargets(redirects: readonly Redirect[]): RedirectProblem[] {
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  return redirects.flatMap((redirect) => {
    const { line, from, to, reason } = redirect
    if (isGone(redirect)) {
      if (reason.length >= MINIMUM_REASON) return []
      const expected = `a reason of at least ${MINIMUM_REASON} characters for an address without a new one`
      return {
        line,
        field: 'reason',
        found: reason,
        expected,
        fix: 'add the page that answers the same question, or the reason why there is none',
      }
    }
    if (isExternal(to)) return []
    const problem = (expected: string, fix: string) => ({ line, field: 'to', found: to, expected, fix })
    if (to === from) return problem('another address (a loop of one)', 'name the page itself')
    const next = byAddress.get(to.replace(/#.*/, ''))
    if (!next) return []
    if (isGone(next))
      return problem('a page that still exists', 'choose another page, or give the reason why it was removed')
    return problem(
      `a page in one hop (line ${next.line} redirects further)`,
      `redirect directly to ${next.to}`,
    )
  })
}
