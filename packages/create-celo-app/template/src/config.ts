import { createClient, http } from 'viem'
import { createConfig, injected } from 'wagmi'
import { getContractAddress } from './contract/get-address'
import { networks, readNetworkName } from './networks'

const name = readNetworkName(import.meta.env.MODE)

/** The network that the page was built for, with its tokens and the contract on it. */
export const { chain, tokens } = networks[name]
export const guestbookAddress = getContractAddress(name)

// Builds leave out the test wallet, because Vite replaces the mode with its value.
const isLocal = import.meta.env.MODE === 'localhost'
const connectors = isLocal ? (await import('./test-wallet')).testWallets : [injected()]

/** MiniPay connects without a button, picks the fee currency, and doesn't let pages show addresses. */
export const isMiniPay = window.ethereum?.isMiniPay === true

export const config = createConfig({
  chains: [chain],
  connectors,
  // A browser wallet can't tell the local chain from Celo Sepolia, because both have the same chain ID.
  multiInjectedProviderDiscovery: !isLocal,
  client: ({ chain }) =>
    createClient({ chain, transport: http(import.meta.env.VITE_RPC_URL), batch: { multicall: true } }),
})

declare module 'wagmi' {
  interface Register {
    config: typeof config // types every hook for the chains above, so that they know feeCurrency
  }
}
