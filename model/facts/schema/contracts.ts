import { z } from 'zod'
import { addressSchema } from './address'
import { networkIdSchema, chainProvenance } from './record'

export const contractGroups = [
  'core',
  'l1',
  'predeploys',
  'uniswap',
  'mento',
  'aave',
  'hyperlane',
  'accounts',
] as const

/**
 * A contract on one network. `sameAs` is the record that has the same address in another role; `feeCurrency` marks
 * a token that can pay fees in addition to those in tokens.json.
 */
const deploymentSchema = z.strictObject({
  address: addressSchema,
  sameAs: z.string().optional(),
  feeCurrency: z.literal(true).optional(),
  symbol: z.string().min(1).optional(),
  ...chainProvenance,
})

const deployments = Object.fromEntries(
  networkIdSchema.options.map((id) => [id, deploymentSchema.optional()]),
) as Record<z.infer<typeof networkIdSchema>, z.ZodOptional<typeof deploymentSchema>>

export const contractSchema = z.strictObject({
  group: z.enum(contractGroups),
  /** For an address without code: an account with a key, or a precompile, which clients implement. */
  kind: z.enum(['account', 'precompile']).optional(),
  contractName: z.string().min(1).optional(),
  version: z.string().min(1).optional(),
  about: z.string().min(1).optional(),
  ...deployments,
})

export const contractsSchema = z.record(z.string(), contractSchema)
export type ContractDeployment = z.infer<typeof deploymentSchema>
export type Contract = z.infer<typeof contractSchema>
export type Contracts = z.infer<typeof contractsSchema>
