import { readFileSync } from 'node:fs'
import type { ChainFacts } from '../../../checks/code/run/chain-facts'
import type { Double } from '../../../checks/code/run/compiled-doubles'
import type { Network } from './command-line'

/** What the chain is made of: addresses of each network, and compiled contracts. */
export interface ChainData {
  readonly networks: Readonly<Record<Network, ChainFacts>>
  readonly doubles: Readonly<Record<string, Double>>
}

/** The data beside the built program. `npm run packages` writes it. */
export const readChainData = (): ChainData =>
  JSON.parse(readFileSync(new URL('./chain.json', import.meta.url), 'utf8')) as ChainData
