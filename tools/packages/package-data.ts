import { readFileSync } from 'node:fs'
import { chainFacts } from '../../checks/code/run/chain-facts'
import type { ChainData } from '../../packages/anvil-cip64/src/chain-data'
import { makeAppTemplate } from './app-template'

/** Compiled from checks/code/run/doubles; in the repository, because the site is built without a compiler. */
const DOUBLES = 'packages/anvil-cip64/doubles.json'

function makeChainData(): ChainData {
  const networks = { celo: chainFacts('celo'), 'celo-sepolia': chainFacts('celo-sepolia') }
  const doubles = JSON.parse(readFileSync(DOUBLES, 'utf8')) as ChainData['doubles']
  return { networks, doubles }
}

/** Data files that packages read at run time, by package and name. */
export const PACKAGE_DATA: Readonly<Record<string, Readonly<Record<string, () => object>>>> = {
  'anvil-cip64': { 'chain.json': makeChainData },
  'create-celo-app': { 'template.json': makeAppTemplate },
}
