import { readFileSync } from 'node:fs'
import path from 'node:path'
import { comparePages } from '../../model/redirects/built-pages'
import { LEDGER_FILE, describeProblem, parseLedger } from '../../model/redirects/redirects'
import { pageAddresses } from './page-addresses'

/**
 * What is wrong with the ledger of addresses: its rows, and pages that it doesn't know or knows in vain. The build asks
 * again for what it made; here a mistake is told before the minutes of a build.
 * @param root folder of the repository
 * @returns messages with file, line and field
 */
export function ledgerProblems(root: string): string[] {
  const { rows, problems } = parseLedger(readFileSync(path.join(root, LEDGER_FILE), 'utf8'))
  if (problems.length > 0) return problems.map((problem) => describeProblem(problem))
  return [...comparePages(rows, pageAddresses(root)).errors]
}
