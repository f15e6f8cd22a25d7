import { z } from 'zod'
import { factSchema, networkIdSchema } from './record'

const fact = factSchema.optional()

/**
 * A network. Fields are facts; `status` and `replacedBy` control tables and aren't shown themselves. `unconfirmed`:
 * no source states whether the network still runs. The chain ID is missing if no source states it.
 */
export const chainSchema = z.strictObject({
  status: z.enum(['live', 'retired', 'unconfirmed']),
  replacedBy: networkIdSchema.optional(),
  name: factSchema,
  chainId: fact,
  fullName: fact,
  nativeCurrency: fact,
  nativeSymbol: fact,
  nativeDecimals: fact,
  viemExport: fact,
  thirdwebExport: fact,
  settlesOn: fact,
  settlesOnChainId: fact,
  rpc: fact,
  ws: fact,
  wsDropAfter: fact,
  opNode: fact,
  sequencer: fact,
  explorer: fact,
  blockscout: fact,
  faucet: fact,
  faucetGoogle: fact,
  bridge: fact,
  snapshots: fact,
  l1Rpc: fact,
  l1Explorer: fact,
  blockTime: fact,
  blockGasLimit: fact,
  gasTarget: fact,
  elasticity: fact,
  baseFeeDenominator: fact,
  baseFeeFloor: fact,
  baseFeeFloorBeforeJovian: fact,
  l1DataFee: fact,
  operatorFee: fact,
  maxSequencerDrift: fact,
  sequencerWindowSize: fact,
  channelTimeout: fact,
  finalizationPeriod: fact,
  lastL1Block: fact,
  firstL2Block: fact,
  endedOn: fact,
})

export const chainsSchema = z.partialRecord(networkIdSchema, chainSchema)
export type Chains = z.infer<typeof chainsSchema>
