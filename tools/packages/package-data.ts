import { chainFacts } from '../../checks/code/run/chain-facts'
import { compiledDoubles } from '../../checks/code/run/compiled-doubles'
import type { ChainData } from '../../packages/anvil-cip64/src/chain-data'

function makeChainData(): ChainData {
  const networks = { celo: chainFacts('celo'), 'celo-sepolia': chainFacts('celo-sepolia') }
  return { networks, doubles: compiledDoubles() }
}

/** Data files that packages read at run time, by package and name. */
export const PACKAGE_DATA: Readonly<Record<string, Readonly<Record<string, () => object>>>> = {
  'anvil-cip64': { 'chain.json': makeChainData },
}
