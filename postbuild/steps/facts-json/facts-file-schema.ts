// The published form of the registry. Its JSON Schema is generated from this, so the two can't differ.
import { z } from 'zod'
import { networkIdSchema, readingSchema } from '../../../model/facts/schema/record'

const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .meta({ description: 'Checksummed address' })
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ description: 'Day as YYYY-MM-DD' })
const words = z.string().min(1)

const onchain = readingSchema
  .omit({ values: true })
  .meta({ description: 'The last comparison with a chain: its network, block and day, and what matched' })

const origin = {
  path: words.meta({
    description: 'Path of the fact in the registry, as get_fact of the MCP server accepts it',
  }),
  source: z.array(words).min(1).meta({ description: 'Where the fact comes from' }),
  checkedOn: day,
  page: z.url().optional().meta({ description: 'The page that shows the fact; omitted if none does yet' }),
  note: words.optional(),
  onchain: onchain.optional(),
}

const fact = z
  .strictObject({
    value: z.union([words, z.number()]).meta({ description: 'For programs' }),
    text: words.meta({ description: 'Formatted for readers, with the unit' }),
    unit: words.optional(),
    label: words.optional(),
    ...origin,
  })
  .meta({ id: 'fact' })

const network = z.strictObject({
  status: z.enum(['live', 'retired', 'unconfirmed']),
  replacedBy: networkIdSchema.optional(),
  facts: z.record(words, fact),
})

const tokenOnNetwork = z.strictObject({
  address,
  decimals: z.number().int().optional(),
  feeCurrency: z.enum(['native', 'token', 'adapter', 'none']).meta({
    description:
      'How the token pays network fees: as the native currency, directly, through its adapter, or not at all',
  }),
  payFeesWith: address.optional().meta({
    description: "The value for feeCurrency; omitted if the token can't pay fees or is the native currency",
  }),
  feeAdapterDecimals: z.number().int().optional(),
  ...origin,
})

const token = z.strictObject({
  name: words,
  formerly: words.optional(),
  issuer: words.optional(),
  networks: z.record(words, tokenOnNetwork),
})

const contract = z.strictObject({
  group: words,
  about: words.optional(),
  networks: z.record(words, z.strictObject({ address, ...origin })),
})

const event = z.strictObject({
  name: words,
  about: words.optional(),
  dates: z.record(
    words,
    z.strictObject({
      date: day,
      time: words.optional(),
      timestamp: z.number().int().optional(),
      block: z.number().int().optional(),
      ...origin,
    }),
  ),
})

const flag = z.strictObject({
  short: words.optional(),
  value: words.optional().meta({ description: 'Omitted for switches' }),
  required: z.boolean().optional(),
  options: z.array(words).optional(),
  default: z.string().optional(),
})

const cli = z.strictObject({
  version: words,
  source: z.array(words).min(1),
  checkedOn: day,
  commands: z.record(
    words,
    z.strictObject({
      page: z.url().optional(),
      arguments: z.array(words),
      aliases: z.array(words),
      flags: z.record(words, flag),
    }),
  ),
})

export const factsFileSchema = z.strictObject({
  $schema: z.url(),
  about: words,
  networks: z.record(words, network),
  tokens: z.record(words, token),
  contracts: z.record(words, contract),
  events: z.record(words, event),
  versions: z.record(words, fact),
  parameters: z.record(words, z.record(words, fact)),
  links: z.record(words, fact),
  cli,
})

export type FactsFile = z.infer<typeof factsFileSchema>

/** The JSON Schema of facts.json, published next to it. */
export function factsJsonSchema(id: string): object {
  return { $id: id, title: 'Facts in the Celo documentation', ...z.toJSONSchema(factsFileSchema) }
}
