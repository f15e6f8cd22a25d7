// The part of Dynamic's React SDK that pages use. Its dependencies cannot be installed with pinned versions.
// Source: npm @dynamic-labs/sdk-react-core@5.3.2 src/index.d.ts, @dynamic-labs/ethereum@5.3.2 src/index.d.ts,
// @dynamic-labs/ethereum-core@5.3.1 src/wallet/EthereumWallet.d.ts.
declare module '@dynamic-labs/sdk-react-core' {
  import type { ReactElement, ReactNode } from 'react'

  export interface Wallet {
    address: string
    chain: string
  }

  export function DynamicContextProvider(props: {
    children: ReactNode
    settings: { environmentId: string; walletConnectors?: unknown[] }
  }): ReactElement

  export function DynamicWidget(): ReactElement

  export function useDynamicContext(): { primaryWallet: Wallet | null; sdkHasLoaded: boolean }
}

declare module '@dynamic-labs/ethereum' {
  import type { Wallet } from '@dynamic-labs/sdk-react-core'
  import type { Account, Chain, PublicClient, Transport, WalletClient } from 'viem'

  interface EthereumWallet extends Wallet {
    getPublicClient(): Promise<PublicClient<Transport, Chain>>
    getWalletClient(chainId?: string): Promise<WalletClient<Transport, Chain, Account>>
    switchNetwork(networkChainId: number | string): Promise<void>
  }

  export const EthereumWalletConnectors: (props: unknown) => unknown[]

  export const isEthereumWallet: (wallet: Wallet) => wallet is EthereumWallet
}
