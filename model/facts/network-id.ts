/** Networks that pages offer to call, and to add to a wallet. */
export type WalletNetworkId = 'celo' | 'celo-sepolia'

/** The network that a text names: the testnet for any text but `celo`, so that nothing goes to mainnet by mistake. */
export const toNetworkId = (text: string | undefined): WalletNetworkId =>
  text === 'celo' ? 'celo' : 'celo-sepolia'
