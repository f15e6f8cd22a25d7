import { z } from 'zod'
import { addressSchema } from './address'
import { networkIdSchema, chainProvenance } from './record'

const decimals = z.number().int().min(0).max(36)

const common = {
  token: addressSchema,
  decimals: decimals.optional(),
  sameAs: z.string().optional(),
  ...chainProvenance,
}

/**
 * A token on one network. Decimals are missing if no source states them. `feeCurrency` is how fees are paid with
 * it: as the native currency, through the token's own address, through an adapter, or not at all.
 */
const deploymentSchema = z.discriminatedUnion('feeCurrency', [
  z.strictObject({ ...common, feeCurrency: z.literal('native') }),
  z.strictObject({ ...common, feeCurrency: z.literal('token') }),
  z.strictObject({ ...common, feeCurrency: z.literal('none') }),
  z.strictObject({
    ...common,
    feeCurrency: z.literal('adapter'),
    'fee-adapter': addressSchema,
    'fee-adapter-decimals': decimals,
  }),
])

const deployments = Object.fromEntries(
  networkIdSchema.options.map((id) => [id, deploymentSchema.optional()]),
) as Record<z.infer<typeof networkIdSchema>, z.ZodOptional<typeof deploymentSchema>>

/** A token. `alsoWritten` is the symbol as its issuer writes it, if the ID differs. */
export const tokenSchema = z.strictObject({
  name: z.string().min(1),
  group: z.enum(['native', 'mento', 'other', 'third-party']),
  alsoWritten: z.string().min(1).optional(),
  issuer: z.string().min(1).optional(),
  issuerUrl: z.url().optional(),
  legacySymbol: z.string().min(1).optional(),
  note: z.string().min(1).optional(),
  ...deployments,
})

export const tokensSchema = z.record(z.string(), tokenSchema)
export type TokenDeployment = z.infer<typeof deploymentSchema>
export type Token = z.infer<typeof tokenSchema>
export type Tokens = z.infer<typeof tokensSchema>
