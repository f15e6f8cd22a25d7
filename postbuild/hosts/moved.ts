import { isExternal, type LedgerRow } from '../../model/redirects/redirects'

export interface Moved {
  readonly from: string
  readonly to: string
}

/** The moved addresses of the ledger, in its order. */
export function movedOf(rows: readonly LedgerRow[]): Moved[] {
  return rows
    .filter((row) => row.state === 'moved')
    .map(({ address, target }) => ({ from: address, to: target }))
}

/** The Markdown twin of a target; an external target has none and stands for itself. */
export function markdownTarget(target: string): string {
  if (isExternal(target)) return target
  return target === '/' ? '/index.md' : `${target}.md`
}
