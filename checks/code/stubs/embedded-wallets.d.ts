// The part of Privy's React SDK and Openfort's SDK that pages use. Both bring hundreds of packages with them.
// Source: npm @privy-io/react-auth@3.45.0 dist/dts/index.d.ts and types, @openfort/openfort-js@1.6.0 dist/index.d.ts.
declare module '@privy-io/react-auth' {
  import type { ReactElement, ReactNode } from 'react'
  import type { Chain } from 'viem'

  export interface ConnectedWallet {
    address: string
    walletClientType: string
    getEthereumProvider: () => Promise<{
      request: (request: { method: string; params?: unknown[] | undefined }) => Promise<unknown>
    }>
  }

  export function PrivyProvider(props: {
    appId: string
    children: ReactNode
    config?: {
      loginMethods?: ('email' | 'sms' | 'google' | 'apple' | 'passkey' | 'wallet')[]
      embeddedWallets?: { ethereum?: { createOnLogin?: 'all-users' | 'users-without-wallets' | 'off' } }
      supportedChains?: Chain[]
      defaultChain?: Chain
    }
  }): ReactElement

  export function usePrivy(): {
    ready: boolean
    authenticated: boolean
    login: () => void
    exportWallet: (options?: { address: string }) => Promise<void>
  }

  export function useWallets(): { wallets: ConnectedWallet[]; ready: boolean }
}

declare module '@openfort/openfort-js' {
  interface EmbeddedWalletApi {
    get(): Promise<{ address: string; accountType: string }>
    signMessage(
      message: string | Uint8Array,
      options?: { hashMessage?: boolean; arrayifyMessage?: boolean },
    ): Promise<string>
  }

  export class Openfort {
    get embeddedWallet(): EmbeddedWalletApi
  }
}
