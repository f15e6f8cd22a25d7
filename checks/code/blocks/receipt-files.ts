import type { Diagnostic } from '../../../model/diagnostic'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { receiptPath, type Receipt } from '../../../model/code-block/receipts'

type AnyReceipt = Receipt<string>

const getText = (receipts: readonly AnyReceipt[]) => `${JSON.stringify({ receipts }, null, 2)}\n`

/** Writes a page's receipts, or removes the file when nothing of the page was proved. @returns whether it changed */
export function writeReceipts(folder: string, route: string, receipts: readonly AnyReceipt[]): boolean {
  const file = join(folder, receiptPath(route))
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (receipts.length === 0) {
    if (before !== undefined) rmSync(file)
    return before !== undefined
  }
  const text = getText(receipts)
  if (text === before) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return true
}

const same = (a: AnyReceipt | undefined, b: AnyReceipt | undefined) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Compares the receipts of this very check with those in the repository.
 *
 * @param page its path, and the command that writes its receipts
 * @returns a problem for every block whose receipt is missing, differs, or belongs to nothing
 */
export function compareReceipts(
  { file, command }: { file: string; command: string },
  made: readonly AnyReceipt[],
  held: readonly AnyReceipt[],
): Diagnostic[] {
  const fix = `run ${command} and commit the receipts`
  const missing = made.filter((receipt) => !held.some((other) => same(receipt, other)))
  const isMissing = (receipt: AnyReceipt) =>
    missing.some((other) => other.title === receipt.title && other.class === receipt.class)
  const extra = held.filter((receipt) => !made.some((other) => same(receipt, other)) && !isMissing(receipt))
  return [
    ...missing.map((receipt) => {
      const other = held.find(({ title, class: check }) => title === receipt.title && check === receipt.class)
      const found = other
        ? `a receipt of "${receipt.title}" that this check did not make`
        : `no receipt of "${receipt.title}"`
      return { file, line: 1, found, expected: `the receipt of check=${receipt.class}, made today`, fix }
    }),
    ...extra.map(({ title }) => ({
      file,
      line: 1,
      found: `a receipt of "${title}"`,
      expected: 'a block of that title',
      fix,
    })),
  ]
}
