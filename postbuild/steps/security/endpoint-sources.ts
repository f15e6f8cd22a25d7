import { walletNetwork, walletNetworkIds } from '../../../model/facts/wallet-network'
import type { PolicySources } from '../../../model/http/content-security-policy'

/**
 * The public endpoints of the registry's networks: "Add to wallet" reads the chain ID from one once a reader has
 * chosen a wallet. On every page, because a page shown by the router keeps the policy of the first page loaded.
 */
export function endpointSources(): PolicySources {
  return { 'connect-src': walletNetworkIds.map((id) => new URL(walletNetwork(id).rpc).origin) }
}

/** All sources of two lists, by directive. Pure. */
export function joinSources(first: PolicySources, second: PolicySources): PolicySources {
  const directives = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(
    directives.map((directive) => [directive, [...(first[directive] ?? []), ...(second[directive] ?? [])]]),
  )
}
