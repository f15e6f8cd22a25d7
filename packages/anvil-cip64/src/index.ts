import { startChain as start } from '../../../checks/code/run/start-chain'
import { listAccounts } from './accounts'
import { readChainData } from './chain-data'
import { findAnvil } from './find-anvil'

export interface StartOptions {
  /** Default: a free one. */
  readonly port?: number
  /** The network whose chain ID and addresses the chain has. Default: celo-sepolia. */
  readonly network?: 'celo-sepolia' | 'celo'
  /** The program anvil. Default: the installed one. */
  readonly anvil?: string
}

/** An account with a public key: never use it on another network. */
export interface Account {
  readonly address: `0x${string}`
  readonly privateKey: `0x${string}`
}

/** A token that pays fees. */
export interface FeeCurrency {
  readonly symbol: string
  /** The token, for transfers and balances. */
  readonly token: `0x${string}`
  /** The value for feeCurrency: the token, or its adapter. */
  readonly feeCurrency: `0x${string}`
  readonly decimals: number
}

export interface Chain {
  readonly url: string
  readonly chainId: number
  /** Each has 10,000 CELO and 1,000 of each token. */
  readonly accounts: readonly Account[]
  readonly feeCurrencies: readonly FeeCurrency[]
  readonly stop: () => Promise<void>
}

/** Starts a local chain, on this machine only. */
export async function startChain(options: StartOptions = {}): Promise<Chain> {
  const { port = 0, network = 'celo-sepolia', anvil = findAnvil() } = options
  const { networks, doubles } = readChainData()
  const facts = networks[network]
  const accounts = listAccounts()
  const others = accounts.slice(1).map(({ address }) => address)
  const { url, stop } = await start({ facts, doubles, anvil, port, accounts: others, isRealTime: true })
  const feeCurrencies = facts.tokens
    .filter(({ paysFees }) => paysFees)
    .map(({ symbol, address, adapter, decimals }) => ({
      symbol,
      token: address as `0x${string}`,
      feeCurrency: (adapter ?? address) as `0x${string}`,
      decimals,
    }))
  return { url, chainId: facts.chainId, accounts, feeCurrencies, stop }
}
