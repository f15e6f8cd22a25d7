import chains from '../../data/chains.json'
import type { WalletNetworkId } from './network-id'

/**
 * Networks that readers can add to a wallet, and the field with their name there: "Celo" as wallets list it, and a
 * testnet by the name that shows it's one.
 */
const nameFields = { celo: 'name', 'celo-sepolia': 'fullName' } as const satisfies Record<
  WalletNetworkId,
  string
>

export const walletNetworkIds = Object.keys(nameFields) as WalletNetworkId[] // the keys of the object above

/** What a wallet needs to add a network, as plain data, because it's written into pages. */
export interface WalletNetwork {
  /** The name for the wallet to show. */
  name: string
  chainId: number
  /** An https address. */
  rpc: string
  currency: { name: string; symbol: string; decimals: number }
  explorer: string
}

/** A network's parameters, from the registry. Pure: the registry is read at build time. */
export function walletNetwork(id: WalletNetworkId): WalletNetwork {
  const chain = chains[id]
  const symbol = chain.nativeCurrency.value
  return {
    name: chain[nameFields[id]].value,
    chainId: chain.chainId.value,
    rpc: chain.rpc.value,
    currency: { name: symbol, symbol, decimals: chain.nativeDecimals.value },
    explorer: chain.explorer.value,
  }
}

/** A chain ID as wallets expect it: 42220 is "0xa4ec". */
export const hexChainId = (chainId: number): string => `0x${chainId.toString(16)}`
