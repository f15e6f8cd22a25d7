import type { Registry } from '../../model/facts/entries'
import type { NetworkId } from '../../model/facts/schema/record'
import type { Place } from './question'

/** Which facts in data/parameters are addresses on a network, by the end of their name. */
const endings: readonly { group: string; ending: string; network: NetworkId }[] = [
  { group: 'agents', ending: 'RegistryCelo', network: 'celo' },
  { group: 'agents', ending: 'RegistryCeloSepolia', network: 'celo-sepolia' },
  { group: 'bridged-tokens', ending: '-celo', network: 'celo' },
  { group: 'bridged-tokens', ending: '-ethereum', network: 'ethereum' },
  { group: 'eigenda', ending: 'RouterCelo', network: 'ethereum' },
  { group: 'eigenda', ending: 'RouterCeloSepolia', network: 'ethereum-sepolia' },
]

/** A fact in data/parameters that's an address. */
export interface ParameterAddress {
  place: Place & { field: 'value' }
  address: string
  label: string
  /** Name of the fact without its ending. */
  stem: string
}

/** The addresses among the parameters of a network. Pure. */
export function listParameterAddresses(registry: Registry, network: NetworkId): ParameterAddress[] {
  return endings
    .filter((one) => one.network === network)
    .flatMap(({ group, ending }) =>
      Object.entries(registry.parameters[group] ?? {})
        .filter(([id, { value }]) => id.endsWith(ending) && /^0x[0-9a-fA-F]{40}$/.test(String(value)))
        .map(([id, { value, label = '' }]) => ({
          place: {
            path: `${group}.${id}`,
            file: `data/parameters/${group}.json`,
            keys: [id],
            field: 'value' as const,
          },
          address: String(value),
          label,
          stem: id.slice(0, -ending.length),
        })),
    )
}
