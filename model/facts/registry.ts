/**
 * The registry: addresses, chain ids, endpoints, versions, parameters and dates, read from data/*.json. A fact path
 * is dot-separated, such as chains.celo.rpc. Every function's last parameter is the repository root, by default the
 * working directory.
 */
import { suggestPath } from './near-path'
import { listEntries, type Entry, type Registry } from './entries'
import { pageUses } from './page-uses'
import { parseFiles } from './parse-files'
import { readFiles, getStamp } from './read-files'
import { findAddress as findInRegistry, type AddressQuery, type FoundAddress } from './roles'
import { networkIds, type NetworkId } from './schema/record'

interface Loaded {
  stamp: string
  /** Whether the files were checked in this turn of the event loop, because one page reads dozens of facts. */
  isFresh: boolean
  registry: Registry
  entries: Map<string, Entry>
}

const cache = new Map<string, Loaded>()

function freshened(loaded: Loaded): Loaded {
  loaded.isFresh = true
  setImmediate(() => (loaded.isFresh = false))
  return loaded
}

function load(root: string): Loaded {
  const held = cache.get(root)
  if (held?.isFresh) return held
  const stamp = getStamp(root)
  if (held?.stamp === stamp) return freshened(held)
  const registry = parseFiles(readFiles(root))
  const loaded = { stamp, isFresh: true, registry, entries: listEntries(registry) }
  cache.set(root, loaded)
  return freshened(loaded)
}

/** All records, checked. Throws DiagnosticError naming file, line and field of every bad record. */
export function loadRegistry(root = process.cwd()): Registry {
  return load(root).registry
}

/** Every fact by its path. */
export function factEntries(root = process.cwd()): ReadonlyMap<string, Entry> {
  return load(root).entries
}

/** A fact's file and content. Throws for an unknown path, suggesting similar ones. */
export function factRecord(path: string, root = process.cwd()): Entry {
  const { entries } = load(root)
  const found = entries.get(path)
  if (found) return found
  throw new Error(`Unknown fact path "${path}". ${suggestPath(path, [...entries.keys()])}`)
}

/** A fact as readers see it: "1 second", "26 March 2025", "2.57.1". */
export function factText(path: string, root = process.cwd()): string {
  return factRecord(path, root).text
}

/** A fact for code: the value without its unit, a date as YYYY-MM-DD. */
export function factRaw(path: string, root = process.cwd()): string | number {
  return factRecord(path, root).raw
}

/** Every fact path, in the order of the files. */
export function factPaths(root = process.cwd()): string[] {
  return [...load(root).entries.keys()]
}

/** The address of a token or contract in one role on one network. Throws, suggesting similar names. */
export function findAddress(query: AddressQuery, root = process.cwd()): FoundAddress {
  return findInRegistry(load(root).registry, query)
}

export interface Network {
  id: NetworkId
  name: string
  /** Missing if no source states it. */
  chainId?: number
  status: 'live' | 'retired' | 'unconfirmed'
  explorer?: string
}

/** A network by its ID. Throws for an unknown ID, suggesting similar ones. */
export function findNetwork(id: string, root = process.cwd()): Network {
  const known = networkIds.find((known) => known === id)
  const chain = known && load(root).registry.chains[known]
  if (!known || !chain) throw new Error(`Unknown network "${id}". ${suggestPath(id, networkIds)}`)
  return {
    id: known,
    name: String(chain.name.value),
    ...(chain.chainId ? { chainId: Number(chain.chainId.value) } : {}),
    status: chain.status,
    ...(chain.explorer ? { explorer: String(chain.explorer.value) } : {}),
  }
}

/** Pages below docs/ and src/pages/ that show the fact, relative to the root, sorted. */
export function pagesUsing(path: string, root = process.cwd()): string[] {
  return pageUses(root, factRecord(path, root).path)
}
