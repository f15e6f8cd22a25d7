import { isObject } from '../../model/is-object'
import type { Change } from './arguments'

/** Where a fact path is stored: its file, the keys of its record, and the field that contains its value. */
export interface Location {
  file: string
  keys: string[]
  field: string
  kind: 'fact' | 'date' | 'deployment'
}

const tokenFields = ['token', 'fee-adapter', 'decimals', 'fee-adapter-decimals']

/** Finds the place for a path, whether or not there's a record yet. Throws if the path has an unknown structure. */
export function locate(path: string): Location {
  const [group = '', ...keys] = path.split('.')
  const file = `data/${group}.json`
  const wrong = (form: string): never => {
    throw new Error(`found the path "${path}"; expected ${form}.`)
  }
  if (group === 'chains')
    return keys.length === 2
      ? { file, keys, field: 'value', kind: 'fact' }
      : wrong('chains.<network>.<field>')
  if (group === 'events')
    return keys.length === 2 ? { file, keys, field: 'date', kind: 'date' } : wrong('events.<id>.<network>')
  if (group === 'contracts')
    return keys.length === 2
      ? { file, keys, field: 'address', kind: 'deployment' }
      : wrong('contracts.<Name>.<network>')
  if (group === 'tokens') {
    const field = keys[2] ?? ''
    if (keys.length !== 3 || !tokenFields.includes(field))
      return wrong(`tokens.<SYMBOL>.<network>.<${tokenFields.join('|')}>`)
    return { file, keys: keys.slice(0, 2), field, kind: 'deployment' }
  }
  if (group === 'versions')
    return keys.length === 1 || keys.length === 2
      ? { file, keys, field: 'value', kind: 'fact' }
      : wrong('versions.<package> or versions.<image>.<name>')
  if (keys.length !== 1) return wrong(group === 'links' ? 'links.<id>' : '<group>.<name>')
  return {
    file: group === 'links' ? file : `data/parameters/${group}.json`,
    keys,
    field: 'value',
    kind: 'fact',
  }
}

type Json = Record<string, unknown>

function typed(value: string, before: unknown, { file, field }: Location): string | number {
  const number = /^-?\d+(?:\.\d+)?$/.test(value) && file !== 'data/versions.json'
  if (typeof before === 'string' && field === 'value') return value
  return number ? Number(value) : value
}

function changedRecord(before: Json, change: Change, location: Location): Json {
  const { source, checked, value, ...words } = change
  const given = location.kind === 'fact' ? words : { note: words.note }
  const named = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined))
  const dropped = value === undefined ? [] : ['onchain', ...(words.shown === undefined ? ['shown'] : [])]
  const kept = Object.fromEntries(Object.entries(before).filter(([key]) => !dropped.includes(key)))
  return {
    ...kept,
    ...named,
    ...(value === undefined ? {} : { [location.field]: typed(value, before[location.field], location) }),
    source: source.length === 1 ? source[0] : source,
    checkedOn: checked,
  }
}

/**
 * The content of a registry file after one change. A new value drops the `shown` text and the comparison with a
 * chain, because both are about the old value. Pure; throws if there is neither a value nor a record.
 */
export function changedFile(content: unknown, location: Location, change: Change): Json {
  const root: Json = structuredClone(isObject(content) ? content : {})
  const last = location.keys.at(-1) ?? ''
  let parent = root
  for (const key of location.keys.slice(0, -1)) {
    if (!isObject(parent[key])) parent[key] = {}
    parent = parent[key] as Json
  }
  const before = isObject(parent[last]) ? parent[last] : {}
  if (change.value === undefined && before[location.field] === undefined) {
    throw new Error(`${location.file} ${location.keys.join('.')}: found no record; expected one, or --value.`)
  }
  parent[last] = changedRecord(before, change, location)
  return root
}
