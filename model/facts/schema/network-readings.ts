import { z } from 'zod'
import { provenance } from './record'

const count = z.number().int('a whole number').nonnegative('a number of at least 0')

/**
 * Values of one block, which readers see before they ask for the current ones. Prices are in wei, and the time is in
 * seconds since 1970. The minimum base fee is missing from blocks before Jovian, the epoch if its source doesn't
 * contain it.
 */
const networkReadingSchema = z
  .strictObject({
    block: count,
    producedAt: count,
    gasUsed: count,
    gasLimit: count,
    baseFee: count,
    minimumBaseFee: count.optional(),
    epoch: count.optional(),
    ...provenance,
  })
  .refine(({ gasUsed, gasLimit }) => gasUsed <= gasLimit, {
    path: ['gasUsed'],
    message: 'at most the gas limit',
  })

export type NetworkReading = z.infer<typeof networkReadingSchema>

/** The file with these readings. `npm run facts:verify -- --write` updates it. */
export const READINGS_FILE = 'data/network-readings.json'

/** data/network-readings.json: a reading for each network with a page. */
export const networkReadingsSchema = z.strictObject({
  celo: networkReadingSchema.optional(),
  'celo-sepolia': networkReadingSchema.optional(),
})

export type NetworkReadings = z.infer<typeof networkReadingsSchema>
