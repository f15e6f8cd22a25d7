import type { LedgerRow } from './redirects'

export const RELEASED_FILE = 'data/redirects/released.txt'

/**
 * Compares the ledger with the addresses of the last release.
 * Out: one message an address that was published and is no longer in the ledger.
 */
export function missingReleased(released: string, rows: readonly LedgerRow[]): string[] {
  const known = new Set(rows.map((row) => row.address))
  return released.split('\n').flatMap((address, index) => {
    if (address === '' || known.has(address)) return []
    return `${RELEASED_FILE}:${index + 1}: address: found ${JSON.stringify(address)} only here, expected it in data/redirects/routes.tsv too. Fix: a published address never leaves: give it a row, moved or gone.`
  })
}

/** The text of released.txt for a release made now: every address that answers, sorted. */
export function releasedText(rows: readonly LedgerRow[], before: string): string {
  const answering = rows.filter((row) => row.state !== 'planned').map((row) => row.address)
  const all = new Set([...before.split('\n').filter(Boolean), ...answering])
  return [...all]
    .sort()
    .map((address) => `${address}\n`)
    .join('')
}
