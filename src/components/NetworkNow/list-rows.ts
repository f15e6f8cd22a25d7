import { decimalText } from '../Panel/decimal-text'
import type { BlockValues } from './read-network'

/** A row's label and its value. */
export type Row = readonly [label: string, value: string]

/** The parts of the table that a reading and a recorded block have in different words. */
export interface RowTexts {
  readonly producedAt: string
  readonly epoch: string
  readonly responseTime: string
}

const gwei = (wei: bigint) => `${decimalText(wei, 9)} gwei`
const grouped = (value: bigint) => value.toLocaleString('en-US')

/** The rows of the table, in order. Pure. */
export function listRows(
  { block, gasUsed, gasLimit, baseFee, minimumBaseFee }: BlockValues,
  { producedAt, epoch, responseTime }: RowTexts,
): readonly Row[] {
  const share = Math.round(Number((gasUsed * 10_000n) / gasLimit) / 10) / 10
  return [
    ['Block number', grouped(block)],
    ['Produced at', producedAt],
    ['Gas used', `${grouped(gasUsed)} of ${grouped(gasLimit)} (${share}%)`],
    ['Base fee', gwei(baseFee)],
    ['Minimum base fee', minimumBaseFee === undefined ? 'Not in this block' : gwei(minimumBaseFee)],
    ['Epoch', epoch],
    ['Response time (median)', responseTime],
  ]
}

/** The rows of what was read just now. */
export const listCurrentRows = (reading: BlockValues & { medianMs: number }): readonly Row[] =>
  listRows(reading, {
    producedAt: new Date(Number(reading.producedAt) * 1000).toLocaleTimeString(),
    epoch: reading.epoch === undefined ? 'No EpochManager here' : grouped(reading.epoch),
    responseTime: `${Math.round(reading.medianMs)} ms`,
  })
