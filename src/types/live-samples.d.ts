declare module '@generated/live-samples/default/programs' {
  import type { Program } from '../components/LiveSample/environment'
  import type { WalletNetworkId } from '../../model/facts/network-id'
  import type { WalletNetwork } from '../../model/facts/wallet-network'
  /** By the hash of the sample's text. */
  export const programs: Readonly<Record<string, Program>>
  export const networks: Readonly<Record<WalletNetworkId, WalletNetwork>>
}

declare module '@generated/live-samples/default/editor-style' {
  export const editorStyle: string
}

declare module '@generated/live-samples/default/sandbox' {
  import type { WalletNetworkId } from '../../model/facts/network-id'
  import type { WalletNetwork } from '../../model/facts/wallet-network'
  /** What runs in the sandbox's worker before every program. */
  export const workerCode: string
  export const networks: Readonly<Record<WalletNetworkId, WalletNetwork>>
}

/** What runs there before the programs that need it. */
declare module '@generated/live-samples/default/sandbox-ethers' {
  export const workerCode: string
}

declare module '@generated/live-samples/default/sandbox-node' {
  export const workerCode: string
}

declare module '@generated/live-samples/default/sandbox-wagmi' {
  export const workerCode: string
}
