import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findPageConflicts } from '../../model/redirects/page-conflicts'
import { REDIRECTS_FILE, describeProblem, parseRedirects } from '../../model/redirects/redirects'
import { RELEASED_FILE, findLostAddresses } from '../../model/redirects/released'
import { pageAddresses } from './page-addresses'

/**
 * What is wrong with old addresses: rows, addresses that are pages or lead to none, and published ones that nothing
 * answers. The build asks again for what it made; here a mistake is told before the minutes of a build.
 * @param root folder of the repository
 * @returns messages with file, line and field
 */
export function redirectProblems(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const { redirects, problems } = parseRedirects(read(REDIRECTS_FILE))
  if (problems.length > 0) return problems.map((problem) => describeProblem(problem))
  const pages = new Set(pageAddresses(root))
  return [...findPageConflicts(redirects, pages), ...findLostAddresses(read(RELEASED_FILE), redirects, pages)]
}
