import type { Fence } from './fence'
import type { ReceiptLine } from './figure'

type Block = { code: string; language: string | undefined; fence: Fence }

/** The line under a block. Receipts are written by the code checks alone; without one the line says so. */
export function receiptLineFor(_file: string | undefined, { fence }: Block): ReceiptLine | undefined {
  if (fence.reason) return { text: `Not checked: ${fence.reason}`, open: true }
  return undefined
}
