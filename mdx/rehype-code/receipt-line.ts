import fs from 'node:fs'
import path from 'node:path'
import type { CheckClass } from '../../checks/code/fence-meta'
import { receiptFor, receiptPath, receiptText, type Receipt } from '../../checks/code/receipts'
import { pageRoute } from '../page-route'
import type { Fence } from './fence'
import type { ReceiptLine } from './figure'

type Block = { code: string; fence: Fence }

/** Classes whose blocks say why no check ran, instead of what it found. */
const unchecked = new Set(['illustrative', 'output'])

/**
 * The line under a block: what the code checks found, with versions and date, or why none ran. A block whose code is not
 * what was checked has no receipt, and says so.
 * @param file path of the page
 */
export function receiptLineFor(file: string | undefined, { code, fence }: Block): ReceiptLine | undefined {
  const check = fence.check as CheckClass | undefined
  if (!check) return undefined
  if (fence.reason && unchecked.has(check)) return { text: `Not run: ${fence.reason}`, open: true }
  const route = pageRoute(file) ?? ''
  const receipt = receiptFor({ [route]: receiptsOf(route) }, route, fence.title, code, check)
  return receipt ? { text: receiptText(receipt), open: false } : { text: 'Not checked yet', open: true }
}

/** Receipts of one page; none where no check has run. */
function receiptsOf(route: string): Receipt[] {
  const file = path.join('receipts', receiptPath(route))
  if (!fs.existsSync(file)) return []
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { receipts: Receipt[] }).receipts
}
