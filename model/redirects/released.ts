import type { Redirect } from './redirects'

export const RELEASED_FILE = 'data/redirects/released.txt'

/**
 * Compares the last release's URLs with the current pages and redirects.
 * @returns one message for each published URL that has neither a page nor a redirect
 */
export function findLostAddresses(
  released: string,
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): string[] {
  const known = new Set([...pages, ...redirects.map(({ from }) => from)])
  return released.split('\n').flatMap((address, index) => {
    if (address === '' || known.has(address)) return []
    return `${RELEASED_FILE}:${index + 1}: address: found ${JSON.stringify(address)}, which doesn't lead anywhere, expected a page or a redirect. Fix: restore the page, or add a line to data/redirects/redirects.tsv.`
  })
}

/** The content of released.txt for a release made now: every URL that resolves, sorted. It never shrinks. */
export function listReleased(
  redirects: readonly Redirect[],
  pages: Iterable<string>,
  before: string,
): string {
  const all = new Set([...before.split('\n').filter(Boolean), ...pages, ...redirects.map(({ from }) => from)])
  return [...all]
    .sort()
    .map((address) => `${address}\n`)
    .join('')
}
