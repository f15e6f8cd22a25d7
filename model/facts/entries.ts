import type { Chains } from './schema/chains'
import type { Contracts } from './schema/contracts'
import type { Events } from './schema/events'
import type { FactGroup, Versions } from './schema/facts'
import type { NetworkReadings } from './schema/network-readings'
import type { Fact, Reading } from './schema/record'
import type { Tokens } from './schema/tokens'
import { dayText, getFactText } from './fact-text'

/** The content of all registry files, checked. */
export interface Registry {
  chains: Chains
  tokens: Tokens
  contracts: Contracts
  events: Events
  versions: Versions
  links: FactGroup
  'network-readings': NetworkReadings
  parameters: Record<string, FactGroup>
}

/** The record at a fact path. */
export interface Entry {
  path: string
  file: string
  /** Keys in the file, to find the line. */
  keys: readonly string[]
  raw: string | number
  text: string
  source: string | readonly string[]
  checkedOn: string
  note?: string
  /** The last comparison with a chain that confirmed this value. */
  onchain?: Reading
}

type Origin = Pick<Entry, 'path' | 'file' | 'keys'>
type Provenance = Pick<Entry, 'source' | 'checkedOn' | 'note' | 'onchain'>

/** Whether a comparison covered a field; a fact's own field is called `value` in its record. */
const confirms = (reading: Reading | undefined, field: string): reading is Reading =>
  reading !== undefined && (field === '' ? 'value' : field) in reading.values

/** A field of a record: its name, which is empty for the record's own value, and what it contains. */
interface Field {
  field: string
  raw: string | number
  text?: string
}

function entry(origin: Origin, { field, raw, text }: Field, from: Provenance): Entry {
  return {
    path: field === '' ? origin.path : `${origin.path}.${field}`,
    file: origin.file,
    keys: field === '' ? origin.keys : [...origin.keys, field],
    raw,
    text: text ?? String(raw),
    source: from.source,
    checkedOn: from.checkedOn,
    ...(from.note ? { note: from.note } : {}),
    ...(confirms(from.onchain, field) ? { onchain: from.onchain } : {}),
  }
}

function ofFact(origin: Origin, fact: Fact): Entry[] {
  const main = entry(origin, { field: '', raw: fact.value, text: getFactText(fact) }, fact)
  return fact.image ? [main, entry(origin, { field: 'image', raw: fact.image }, fact)] : [main]
}

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'value' in value && 'checkedOn' in value

function ofGroup({ path, file, keys }: Origin, group: object): Entry[] {
  return Object.entries(group).flatMap(([id, value]) => {
    const origin = { path: `${path}.${id}`, file, keys: [...keys, id] }
    if (isFact(value)) return ofFact(origin, value)
    return typeof value === 'object' && value !== null ? ofGroup(origin, value) : []
  })
}

const hasFields = (value: unknown): value is Provenance & Record<string, string | number> =>
  typeof value === 'object' && value !== null && 'checkedOn' in value

const tokenFields = ['token', 'fee-adapter', 'decimals', 'fee-adapter-decimals', 'feeCurrency']

function ofTokens(tokens: Tokens): Entry[] {
  return Object.entries(tokens).flatMap(([symbol, token]) =>
    Object.entries(token).flatMap(([network, deployment]) => {
      if (!hasFields(deployment)) return []
      const origin = {
        path: `tokens.${symbol}.${network}`,
        file: 'data/tokens.json',
        keys: [symbol, network],
      }
      return tokenFields.flatMap((field) => {
        const raw = deployment[field]
        return raw === undefined ? [] : [entry(origin, { field, raw }, deployment)]
      })
    }),
  )
}

function ofContracts(contracts: Contracts): Entry[] {
  return Object.entries(contracts).flatMap(([name, contract]) =>
    Object.entries(contract).flatMap(([network, deployment]) => {
      if (!hasFields(deployment)) return []
      const origin = {
        path: `contracts.${name}.${network}`,
        file: 'data/contracts.json',
        keys: [name, network],
      }
      return [
        {
          ...entry(origin, { field: 'address', raw: deployment.address ?? '' }, deployment),
          path: origin.path,
        },
      ]
    }),
  )
}

function ofEvents(events: Events): Entry[] {
  return Object.entries(events).flatMap(([id, event]) =>
    Object.entries(event).flatMap(([occasion, occurrence]) => {
      if (!hasFields(occurrence)) return []
      const origin = { path: `events.${id}.${occasion}`, file: 'data/events.json', keys: [id, occasion] }
      const day = String(occurrence.date)
      const main = {
        ...entry(origin, { field: 'date', raw: day, text: dayText(day) }, occurrence),
        path: origin.path,
      }
      const more = ['time', 'timestamp', 'block'].flatMap((field) => {
        const raw = occurrence[field]
        const text = field === 'block' ? Number(raw).toLocaleString('en-US') : String(raw)
        return raw === undefined ? [] : [entry(origin, { field, raw, text }, occurrence)]
      })
      return [main, ...more]
    }),
  )
}

/** Where the records of a file of data/ begin. */
const ofFile = (name: string): Origin => ({ path: name, file: `data/${name}.json`, keys: [] })

/** Every fact path in the registry with its record. Pure. */
export function listEntries(registry: Registry): Map<string, Entry> {
  const parameters = Object.entries(registry.parameters).flatMap(([group, facts]) =>
    ofGroup({ path: group, file: `data/parameters/${group}.json`, keys: [] }, facts),
  )
  const all = [
    ...ofGroup(ofFile('chains'), registry.chains),
    ...ofTokens(registry.tokens),
    ...ofContracts(registry.contracts),
    ...ofEvents(registry.events),
    ...ofGroup(ofFile('versions'), registry.versions),
    ...ofGroup(ofFile('links'), registry.links),
    ...parameters,
  ]
  return new Map(all.map((item) => [item.path, item]))
}
