import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findPageConflicts } from '../../model/redirects/page-conflicts'
import { REDIRECTS_FILE, describeProblem, parseRedirects } from '../../model/redirects/redirects'
import { RELEASED_FILE, findLostAddresses } from '../../model/redirects/released'
import { pageAddresses } from './page-addresses'

/**
 * Problems with redirects: malformed rows, sources that are pages, targets that don't exist, and published URLs that
 * would stop working. The build checks its output again, but this reports a mistake before a build that takes minutes.
 * @param root the repository's folder
 * @returns messages with file, line and field
 */
export function redirectProblems(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const { redirects, problems } = parseRedirects(read(REDIRECTS_FILE))
  if (problems.length > 0) return problems.map((problem) => describeProblem(problem))
  const pages = new Set(pageAddresses(root))
  return [...findPageConflicts(redirects, pages), ...findLostAddresses(read(RELEASED_FILE), redirects, pages)]
}
