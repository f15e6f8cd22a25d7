import { type Address, isAddress } from 'viem'
import type { NetworkName } from '../networks'
import addresses from './addresses.json'

/** Where the contract is on a network, or nothing before it's deployed there. The deployment writes addresses.json. */
export function getContractAddress(network: NetworkName): Address | undefined {
  const text = (addresses as Partial<Record<NetworkName, string>>)[network]
  return text && isAddress(text) ? text : undefined
}
