import { describe, expect, it } from 'vitest'
import readings from '../../../data/network-readings.json'
import events from '../../../data/events.json'
import type { NetworkReading, NetworkReadings } from '../../../model/facts/schema/network-readings'
import { describeRecorded } from './describe-recorded'
import { listCurrentRows } from './list-rows'

const reading: NetworkReading = {
  block: 50_000_000,
  producedAt: 1_786_947_338,
  gasUsed: 3_000_000,
  gasLimit: 30_000_000,
  baseFee: 202_500_000_000,
  source: 'a block',
  checkedOn: '2026-11-28',
}

describe('a recorded block', () => {
  it('has its date and time in UTC, and says why a value is missing', () =>
    expect(describeRecorded(reading)).toEqual({
      on: '17 August 2026',
      rows: [
        ['Block number', '50,000,000'],
        ['Produced at', '17 August 2026, 06:15:38 UTC'],
        ['Gas used', '3,000,000 of 30,000,000 (10%)'],
        ['Base fee', '202.5 gwei'],
        ['Minimum base fee', 'Not in this block'],
        ['Epoch', 'Not recorded. Click Read now to see it.'],
        ['Response time (median)', 'Not recorded, because it depends on your connection.'],
      ],
    }))

  it('has its epoch and minimum if they were recorded, also one of 0', () => {
    const { rows } = describeRecorded({ ...reading, minimumBaseFee: 0, epoch: 2050 })
    expect(rows).toContainEqual(['Minimum base fee', '0 gwei'])
    expect(rows).toContainEqual(['Epoch', '2,050'])
  })

  it('has the rows of what is read now, in the same order', () => {
    const values = { block: 1n, producedAt: 1n, gasUsed: 1n, gasLimit: 2n, baseFee: 1n }
    const current = listCurrentRows({ ...values, minimumBaseFee: undefined, epoch: undefined, medianMs: 1.6 })
    const labels = (rows: readonly (readonly [string, string])[]) => rows.map(([label]) => label)
    expect(labels(current)).toEqual(labels(describeRecorded(reading).rows))
    expect(current.at(-1)).toEqual(['Response time (median)', '2 ms'])
  })
})

/** Both networks have a block per second since Jovian, whose block and time are recorded from another source. */
describe.each(['celo', 'celo-sepolia'] as const)('the recorded block of %s', (network) => {
  const { block, producedAt } = (readings as NetworkReadings)[network]!
  const jovian = events.jovian[network]

  it('was produced at its time', () => expect(producedAt - jovian.timestamp).toBe(block - jovian.block))

  it('has a minimum base fee if Jovian was active', () =>
    expect((readings as NetworkReadings)[network]!.minimumBaseFee !== undefined).toBe(block >= jovian.block))
})
