import { z } from 'zod'
import { addressSchema } from './address'

/**
 * IDs of the networks that a record can belong to. The last three aren't in use: Alfajores and Baklava have ended,
 * and no source states whether Eclair still runs.
 */
export const networkIds = [
  'celo',
  'celo-sepolia',
  'ethereum',
  'ethereum-sepolia',
  'alfajores',
  'baklava',
  'eclair',
] as const

export const networkIdSchema = z.enum(networkIds)
export type NetworkId = z.infer<typeof networkIdSchema>

const calendarDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export const dateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD')
  .refine(calendarDay, 'a day that exists, as YYYY-MM-DD')

const text = z.string().min(1, 'some text')
const sourceSchema = z.union([text, z.array(text).min(1, 'at least one source')], {
  error: 'a source, or a list of sources',
})

/**
 * What `npm run facts:verify -- --write` records next to a fact that matched a chain: the block, its date (UTC),
 * what was compared, and the record's fields at that time. `implementation` is the code behind a proxy's address.
 */
export const readingSchema = z.strictObject({
  network: networkIdSchema,
  block: z.number().int().positive(),
  on: dateSchema,
  compared: z.array(text).min(1, 'at least one comparison'),
  values: z.record(z.string(), z.union([text, z.number()])),
  implementation: addressSchema.optional(),
})

export type Reading = z.infer<typeof readingSchema>

/** In every record: where it was read, when, and what a reader of the file should know. */
export const provenance = { source: sourceSchema, checkedOn: dateSchema, note: text.optional() }

/** In records whose fields can be confirmed on a chain. */
export const chainProvenance = { ...provenance, onchain: readingSchema.optional() }

/**
 * The function that returns a parameter, and the number that it returns for the record's value. `at` is the number's
 * position, from 0, if the function returns several.
 */
const returnedBySchema = z.strictObject({
  contract: text,
  function: z.string().regex(/^\w+\([\w,]*\)$/, 'a name and types, such as minDeposit()'),
  at: z.number().int().nonnegative().optional(),
  number: z.string().regex(/^\d+$/, 'a whole number, as text'),
})

/** One fact: a value, how it's shown, and its provenance. `label` and `about` are for tables. */
export const factSchema = z.strictObject({
  label: text.optional(),
  about: text.optional(),
  value: z.union([z.string().min(1), z.number()], { error: 'a number, or text that is not empty' }),
  unit: text.optional(),
  shown: text.optional(),
  image: text.optional(),
  returnedBy: returnedBySchema.optional(),
  ...chainProvenance,
})

export type Fact = z.infer<typeof factSchema>
