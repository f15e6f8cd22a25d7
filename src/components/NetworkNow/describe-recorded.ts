import { dayText } from '../../../model/facts/fact-text'
import type { NetworkReading } from '../../../model/facts/schema/network-readings'
import { listRows, type Row } from './list-rows'

/** A recorded block as the panel shows it: when it was produced, and the rows of the table. */
export interface Recorded {
  readonly on: string
  readonly rows: readonly Row[]
}

/** Describes a recorded block. What no record has says why. Pure, and the same in every time zone. */
export function describeRecorded({ epoch, minimumBaseFee, ...reading }: NetworkReading): Recorded {
  const [day = '', time = ''] = new Date(reading.producedAt * 1000).toISOString().split('T')
  const on = dayText(day)
  const values = {
    block: BigInt(reading.block),
    producedAt: BigInt(reading.producedAt),
    gasUsed: BigInt(reading.gasUsed),
    gasLimit: BigInt(reading.gasLimit),
    baseFee: BigInt(reading.baseFee),
    minimumBaseFee: minimumBaseFee === undefined ? undefined : BigInt(minimumBaseFee),
    epoch: epoch === undefined ? undefined : BigInt(epoch),
  }
  const rows = listRows(values, {
    producedAt: `${on}, ${time.slice(0, 8)} UTC`,
    epoch: epoch === undefined ? 'Not recorded. Click Read now to see it.' : epoch.toLocaleString('en-US'),
    responseTime: 'Not recorded, because it depends on your connection.',
  })
  return { on, rows }
}
