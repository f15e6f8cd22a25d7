// npm run redirects sort: sorts the old URLs. npm run redirects release: adds all current URLs to the list of published
// ones, which must never stop working.
import { readFileSync, writeFileSync } from 'node:fs'
import {
  REDIRECTS_FILE,
  REDIRECTS_HEADER,
  type Redirect,
  describeProblem,
  parseRedirects,
  requireRedirects,
} from '../model/redirects/redirects'
import { RELEASED_FILE, listReleased } from '../model/redirects/released'
import { pageAddresses } from './sources/page-addresses'

/** Sorting mustn't lose a row, so it stops at the first one that can't be read. */
function readableRows(text: string): readonly Redirect[] {
  const { redirects, problems } = parseRedirects(text)
  const readable = new Set(redirects.map(({ line }) => line))
  const lost = problems.find(({ line }) => !readable.has(line))
  if (lost) throw new Error(describeProblem(lost))
  return redirects
}

function sortedText(text: string): string {
  const sorted = [...readableRows(text)].sort((left, right) => (left.from < right.from ? -1 : 1))
  const lines = sorted.map(({ from, to, reason }) => [from, to, reason].join('\t'))
  return `${[REDIRECTS_HEADER.join('\t'), ...lines].join('\n')}\n`
}

function main(): void {
  const text = readFileSync(REDIRECTS_FILE, 'utf8')
  const command = process.argv[2]
  if (command === 'sort') return writeFileSync(REDIRECTS_FILE, sortedText(text))
  if (command !== 'release') throw new Error(`Found ${String(command)}; expected sort or release.`)
  const before = readFileSync(RELEASED_FILE, 'utf8')
  writeFileSync(RELEASED_FILE, listReleased(requireRedirects(text), pageAddresses('.'), before))
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
