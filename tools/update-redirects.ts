// Keeps the ledger's files in step: `sort` orders the rows, `pages` records the pages that are written
// (planned ones become pages, new ones get a row), `release` adds the addresses that answer now to released.txt.
import { readFileSync, writeFileSync } from 'node:fs'
import {
  describeProblem,
  LEDGER_FILE,
  LEDGER_HEADER,
  type LedgerRow,
  parseLedger,
  requireLedger,
} from '../model/redirects/redirects'
import { RELEASED_FILE, releasedText } from '../model/redirects/released'
import { pageAddresses } from './sources/page-addresses'

type Cells = Pick<LedgerRow, 'address' | 'state' | 'target' | 'reason'>

function ledgerText(rows: readonly Cells[]): string {
  const sorted = [...rows].sort((left, right) => (left.address < right.address ? -1 : 1))
  const lines = sorted.map(({ address, state, target, reason }) =>
    [address, state, target, reason].join('\t'),
  )
  return `${[LEDGER_HEADER.join('\t'), ...lines].join('\n')}\n`
}

/** Sorting must not lose a row: it stops at the first that cannot be read. */
function readableRows(text: string): readonly LedgerRow[] {
  const { rows, problems } = parseLedger(text)
  const readable = new Set(rows.map((row) => row.line))
  const lost = problems.find((problem) => !readable.has(problem.line))
  if (lost) throw new Error(describeProblem(lost))
  return rows
}

function withPages(rows: readonly LedgerRow[]): Cells[] {
  const written = new Set(pageAddresses('.'))
  const known = new Set(rows.map((row) => row.address))
  const kept = rows.map(
    (row): Cells => (row.state === 'planned' && written.has(row.address) ? { ...row, state: 'page' } : row),
  )
  const added = [...written].filter((address) => !known.has(address))
  return [...kept, ...added.map((address): Cells => ({ address, state: 'page', target: '', reason: '' }))]
}

function main(): void {
  const text = readFileSync(LEDGER_FILE, 'utf8')
  const command = process.argv[2]
  if (command === 'sort') return writeFileSync(LEDGER_FILE, ledgerText(readableRows(text)))
  if (command === 'pages') return writeFileSync(LEDGER_FILE, ledgerText(withPages(requireLedger(text))))
  if (command !== 'release') throw new Error(`Expected sort, pages or release, found ${String(command)}.`)
  writeFileSync(RELEASED_FILE, releasedText(requireLedger(text), readFileSync(RELEASED_FILE, 'utf8')))
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
