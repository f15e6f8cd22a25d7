import type { Registry } from '../../model/facts/entries'
import type { NetworkId } from '../../model/facts/schema/record'
import type { Ask, Place, Question } from './question'
import { listAt } from './values'

interface Payer {
  place: Place
  address: string
}

function payingTokens(registry: Registry, network: NetworkId): Payer[] {
  return Object.entries(registry.tokens).flatMap(([symbol, token]) => {
    const held = token[network]
    if (!held || held.feeCurrency === 'native' || held.feeCurrency === 'none') return []
    const [field, address] =
      held.feeCurrency === 'adapter' ? ['fee-adapter', held['fee-adapter']] : ['token', held.token]
    const path = `tokens.${symbol}.${network}.${field}`
    return [{ place: { path, file: 'data/tokens.json', keys: [symbol, network], field }, address }]
  })
}

function payingContracts(registry: Registry, network: NetworkId): Payer[] {
  return Object.entries(registry.contracts).flatMap(([name, contract]) => {
    const held = contract[network]
    if (!held?.feeCurrency) return []
    const place = { path: `contracts.${name}.${network}`, file: 'data/contracts.json', keys: [name, network] }
    return [{ place: { ...place, field: 'address' }, address: held.address }]
  })
}

const listed = 'in the FeeCurrencyDirectory'
const unlisted = 'missing from the FeeCurrencyDirectory'

function askListed({ place, address }: Payer, ask: Ask): Question {
  return {
    topic: 'fee currency',
    place,
    ask,
    expected: `${address} ${listed}`,
    read: (values) => `${address} ${listAt(values).includes(address) ? listed : unlisted}`,
    fix: `Governance removed it, or it's another address: change feeCurrency at ${place.path}, and the pages that show it.`,
  }
}

/** Whether the fee currency directory lists exactly the registry's fee currencies. Pure. */
export function askFeeCurrencies(registry: Registry, network: NetworkId): Question[] {
  const address = registry.contracts.FeeCurrencyDirectory?.[network]?.address
  if (!address) return []
  const signature = 'function getCurrencies() view returns (address[])'
  const ask: Ask = { kind: 'views', calls: [{ address, signature }] }
  const payers = [...payingTokens(registry, network), ...payingContracts(registry, network)]
  const known = new Set(payers.map((payer) => payer.address))
  const others: Question = {
    topic: 'fee currency',
    place: { path: `tokens (${network})`, file: 'data/tokens.json', keys: [] },
    ask,
    expected: 'no other fee currency',
    read: (values) => {
      const more = listAt(values).filter((one) => !known.has(one))
      return more.length === 0 ? 'no other fee currency' : more.join(', ')
    },
    fix: 'Governance added it: add the token to data/tokens.json with its feeCurrency.',
  }
  return [...payers.map((payer) => askListed(payer, ask)), others]
}
