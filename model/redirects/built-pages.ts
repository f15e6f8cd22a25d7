import { LEDGER_FILE, type LedgerRow } from './redirects'

export interface LedgerComparison {
  readonly errors: readonly string[]
  /** Addresses planned in the ledger whose page now exists. */
  readonly promotable: readonly string[]
  readonly planned: number
}

/** The address of a built HTML file, relative to build/ with forward slashes: "a/index.html" is /a. */
export function addressOfFile(file: string): string {
  const bare = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')
  return `/${bare}`
}

/** Compares the ledger with the addresses that the build really made. */
export function comparePages(rows: readonly LedgerRow[], built: readonly string[]): LedgerComparison {
  const builtSet = new Set(built)
  const states = new Map(rows.map((row) => [row.address, row]))
  const missing = rows
    .filter((row) => row.state === 'page' && !builtSet.has(row.address))
    .map(
      (row) =>
        `${LEDGER_FILE}:${row.line}: address: found ${JSON.stringify(row.address)} without a built page, expected one. Fix: restore the page, or move the address to the page that answers instead.`,
    )
  const unlisted = built.flatMap((address) => unlistedFault(address, states.get(address)))
  return {
    errors: [...missing, ...unlisted],
    promotable: built.filter((address) => states.get(address)?.state === 'planned'),
    planned: rows.filter((row) => row.state === 'planned' && !builtSet.has(row.address)).length,
  }
}

function unlistedFault(address: string, row: LedgerRow | undefined): string[] {
  const found = `found the built page ${JSON.stringify(address)}`
  if (!row) {
    return [
      `${LEDGER_FILE}:1: address: ${found}, expected a row for it. Fix: npx tsx tools/update-redirects.ts pages.`,
    ]
  }
  if (row.state === 'page' || row.state === 'planned') return []
  return [
    `${LEDGER_FILE}:${row.line}: state: ${found} at an address that is ${row.state}, expected no page there. Fix: delete the page or its row.`,
  ]
}
