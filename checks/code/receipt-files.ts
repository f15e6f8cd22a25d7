import type { Diagnostic } from '../../model/diagnostic'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { receiptPath, type Receipt } from '../../model/code-block/receipts'

const getText = (receipts: readonly Receipt[]) => `${JSON.stringify({ receipts }, null, 2)}\n`

/** Writes a page's receipts, or removes the file when nothing of the page was proved. @returns whether it changed */
export function writeReceipts(folder: string, route: string, receipts: readonly Receipt[]): boolean {
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

const same = (a: Receipt | undefined, b: Receipt | undefined) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Compares the receipts of this very check with those in the repository.
 *
 * @param file the page, for messages
 * @returns a problem for every block whose receipt is missing, differs, or belongs to nothing
 */
export function compareReceipts(
  file: string,
  made: readonly Receipt[],
  held: readonly Receipt[],
): Diagnostic[] {
  const fix = `run npm run check:code -- ${file} and commit receipts/`
  const missing = made.filter((receipt) => !held.some((other) => same(receipt, other)))
  const isMissing = (receipt: Receipt) =>
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
