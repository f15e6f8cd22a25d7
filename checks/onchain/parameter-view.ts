import type { Registry } from '../../model/facts/entries'
import type { Fact, NetworkId } from '../../model/facts/schema/record'
import { convert, type Scale } from './convert'
import type { Place, Question, Value, ViewCall } from './question'
import { bigintAt } from './values'

/** A fact that a contract's views return. */
export interface ParameterView {
  /** Path of the fact: <group>.<id> in data/parameters. */
  fact: string
  /** Contract of data/contracts.json. */
  contract: string
  /** Views as Solidity writes them, without "function" and "view". */
  views: readonly string[]
  args?: readonly string[]
  /** The contract's unit, and the number's index in its result (0 by default). */
  scale?: Scale
  at?: number
  /** For anything except a single number: converts the result to the format of the record's value. */
  read?: (values: readonly Value[]) => string
}

/** In: "minDeposit() returns (uint256)". Out: "function minDeposit() view returns (uint256)". */
export const writeSignature = (view: string): string =>
  `function ${view.replace(') returns', ') view returns')}`

function findFact(registry: Registry, path: string): { fact: Fact; place: Place } {
  const [group = '', id = ''] = path.split('.')
  const fact = registry.parameters[group]?.[id]
  if (!fact)
    throw new Error(
      `checks/onchain: found a view for ${path}; expected a fact of that path in data/parameters/${group}.json. Fix: remove the view, or correct its path.`,
    )
  return { fact, place: { path, file: `data/parameters/${group}.json`, keys: [id], field: 'value' } }
}

function findContract(registry: Registry, name: string, network: NetworkId): string {
  const address = registry.contracts[name]?.[network]?.address
  if (address) return address
  throw new Error(
    `checks/onchain: found a view of ${name} on ${network}; expected that contract in data/contracts.json. Fix: remove the view, or add the contract.`,
  )
}

/**
 * A question about a parameter.
 * @throws Error if the registry has no such fact or contract
 */
export function askParameter(registry: Registry, network: NetworkId, view: ParameterView): Question {
  const { fact, place } = findFact(registry, view.fact)
  const address = findContract(registry, view.contract, network)
  const { scale = 'count', at = 0, args } = view
  const calls = view.views.map((text): ViewCall => {
    return { address, signature: writeSignature(text), ...(args ? { args } : {}) }
  })
  return {
    topic: 'parameter',
    place,
    ask: { kind: 'views', calls },
    expected: String(fact.value),
    read: view.read ?? ((values) => convert(bigintAt(values, at), scale, fact.unit)),
    fix: `${view.contract} has another value now: read which proposal changed it, then npm run facts -- set ${view.fact} --value <value>, and update the pages.`,
  }
}
