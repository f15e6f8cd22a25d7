/** Networks that readers can call from pages and add to a wallet. */
export type WalletNetworkId = 'celo' | 'celo-sepolia'

/** The network for a string: the testnet for anything except `celo`, so nothing is sent to mainnet by mistake. */
export const toNetworkId = (text: string | undefined): WalletNetworkId =>
  text === 'celo' ? 'celo' : 'celo-sepolia'
