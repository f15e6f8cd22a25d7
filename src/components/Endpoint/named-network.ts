import type { WalletNetwork } from '../../../model/facts/wallet-network'

/** A network, with the registry's endpoint or with another one that the reader named. */
export type NamedNetwork = WalletNetwork & {
  /** The registry's endpoint, if `rpc` is one that the reader named. */
  readonly insteadOf?: string
}

/** The network at an endpoint that the reader named; unchanged for none. */
export const nameEndpoint = (network: WalletNetwork, url: string | undefined): NamedNetwork =>
  url ? { ...network, rpc: url, insteadOf: network.rpc } : network
