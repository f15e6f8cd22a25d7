import { isExternal, isGone, REDIRECTS_FILE, type Redirect } from './redirects'

/**
 * Conflicts between old URLs and pages: an old URL that's a page again, or one that doesn't lead to a page.
 * @param pages paths of the pages, as written or as built
 * @returns messages with file, line and field
 */
export function findPageConflicts(redirects: readonly Redirect[], pages: ReadonlySet<string>): string[] {
  return redirects.flatMap((redirect) => {
    const { from, to, line } = redirect
    if (pages.has(from))
      return `${REDIRECTS_FILE}:${line}: from: found ${JSON.stringify(from)}, which is a page, expected an address without one. Fix: delete the page or this row.`
    if (isGone(redirect) || isExternal(to) || pages.has(to.replace(/#.*/, ''))) return []
    return `${REDIRECTS_FILE}:${line}: to: found ${JSON.stringify(to)}, expected a page of this site or an https URL. Fix: correct the target.`
  })
}
