import type { Address } from 'viem'
import { celo, celoSepolia } from 'viem/chains'

export interface Token {
  readonly symbol: string
  readonly address: Address
  readonly decimals: number
  /** What to pass as feeCurrency: the token itself, or the fee adapter of a token that has 6 decimals. */
  readonly feeCurrency: Address
}

const sepoliaTokens: readonly Token[] = [
  {
    symbol: 'USDm',
    address: '{{tokens.USDm.celo-sepolia.token}}',
    decimals: 18,
    feeCurrency: '{{tokens.USDm.celo-sepolia.token}}',
  },
  {
    symbol: 'USDC',
    address: '{{tokens.USDC.celo-sepolia.token}}',
    decimals: 6,
    feeCurrency: '{{tokens.USDC.celo-sepolia.fee-adapter}}',
  },
  {
    symbol: 'USDT',
    address: '{{tokens.USDT.celo-sepolia.token}}',
    decimals: 6,
    feeCurrency: '{{tokens.USDT.celo-sepolia.fee-adapter}}',
  },
]

const celoTokens: readonly Token[] = [
  {
    symbol: 'USDm',
    address: '{{tokens.USDm.celo.token}}',
    decimals: 18,
    feeCurrency: '{{tokens.USDm.celo.token}}',
  },
  {
    symbol: 'USDC',
    address: '{{tokens.USDC.celo.token}}',
    decimals: 6,
    feeCurrency: '{{tokens.USDC.celo.fee-adapter}}',
  },
  {
    symbol: 'USDT',
    address: '{{tokens.USDT.celo.token}}',
    decimals: 6,
    feeCurrency: '{{tokens.USDT.celo.fee-adapter}}',
  },
]

/** The chain that `npm run chain` starts. It has the chain ID and the addresses of Celo Sepolia. */
const localChain = {
  ...celoSepolia,
  name: 'Local chain',
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  blockExplorers: undefined,
} as const

/** The names are also Vite's modes: `vite --mode celo-sepolia`. */
export const networks = {
  localhost: { chain: localChain, tokens: sepoliaTokens },
  'celo-sepolia': { chain: celoSepolia, tokens: sepoliaTokens },
  celo: { chain: celo, tokens: celoTokens },
} as const

export type NetworkName = keyof typeof networks

/** @throws for a name that isn't a network */
export function readNetworkName(text = ''): NetworkName {
  if (Object.hasOwn(networks, text)) return text as NetworkName // the line above says so
  throw new Error(`network: found "${text}", expected one of ${Object.keys(networks).join(', ')}.`)
}
