import { networkIds, type NetworkId } from './schema/record'
import type { Registry } from './entries'
import { suggestPath } from './near-path'

export const roles = ['token', 'fee adapter', 'contract'] as const
export type Role = (typeof roles)[number]

export interface AddressQuery {
  of: string
  network: string
  role: string
}

export interface FoundAddress {
  address: string
  network: NetworkId
  role: Role | 'account'
  /** The name readers see: the symbol of a token, the name of a contract. */
  name: string
  path: string
}

function pickOne<T extends string>(kind: string, wanted: string, known: readonly T[]): T {
  const found = known.find((word) => word === wanted)
  if (found) return found
  throw new Error(`Unknown ${kind} "${wanted}". ${suggestPath(wanted, known)}`)
}

function contractAddress(registry: Registry, of: string, network: NetworkId): FoundAddress {
  const name = pickOne('contract', of, Object.keys(registry.contracts))
  const record = registry.contracts[name]
  const deployment = record?.[network]
  if (!record || !deployment) {
    const known = networkIds.filter((id) => record?.[id])
    throw new Error(`The contract ${name} has no address on ${network}, only on ${known.join(', ')}.`)
  }
  const shown = record.contractName ?? name
  return {
    address: deployment.address,
    network,
    role: record.kind === 'account' ? 'account' : 'contract',
    name: shown,
    path: `contracts.${name}.${network}`,
  }
}

interface TokenQuery {
  token: string
  network: NetworkId
  role: Role
}

function tokenAddress(registry: Registry, { token, network, role }: TokenQuery): FoundAddress {
  const symbol = pickOne('token', token, Object.keys(registry.tokens))
  const deployment = registry.tokens[symbol]?.[network]
  if (!deployment) {
    const known = networkIds.filter((id) => registry.tokens[symbol]?.[id])
    throw new Error(`The token ${symbol} has no address on ${network}, only on ${known.join(', ')}.`)
  }
  const base = { network, role, name: symbol }
  if (role === 'token')
    return { ...base, address: deployment.token, path: `tokens.${symbol}.${network}.token` }
  if (deployment.feeCurrency !== 'adapter') {
    const how = {
      token: 'its token address pays fees itself',
      native: 'it pays fees without an address',
      none: 'it does not pay fees',
    }
    throw new Error(`${symbol} has no fee adapter on ${network}: ${how[deployment.feeCurrency]}.`)
  }
  return { ...base, address: deployment['fee-adapter'], path: `tokens.${symbol}.${network}.fee-adapter` }
}

/** Finds an address by name, network and role. Pure. Throws an Error that lists what's available instead. */
export function findAddress(registry: Registry, query: AddressQuery): FoundAddress {
  const network = pickOne('network', query.network, networkIds)
  const role = pickOne('role', query.role, roles)
  if (role === 'contract') return contractAddress(registry, query.of, network)
  return tokenAddress(registry, { token: query.of, network, role })
}
