import { entriesInTables, pathsNamed } from '../mdx/remark-facts/facts-shown'
import type { Entry } from '../model/facts/entries'
import { factEntries, loadRegistry } from '../model/facts/registry'
import type { NetworkId, Reading } from '../model/facts/schema/record'

/** How many facts of a page matched one chain. */
export interface PageReading {
  readonly network: NetworkId
  readonly facts: number
  /** Block and day (YYYY-MM-DD) of the oldest comparison. */
  readonly block: number
  readonly on: string
}

type ReadEntry = Entry & { onchain: Reading }

const isRead = (entry: Entry): entry is ReadEntry => entry.onchain !== undefined

/** Facts that were compared with a chain, by network, with their oldest comparison. Others are left out. Pure. */
export function summarizeReadings(entries: Iterable<Entry>): PageReading[] {
  const all = [...entries].filter(isRead).map(({ onchain }) => onchain)
  return [...new Set(all.map(({ network }) => network))].map((network) => {
    const readings = all.filter((reading) => reading.network === network)
    const oldest = readings.reduce((first, reading) => (reading.block < first.block ? reading : first))
    return { network, facts: readings.length, block: oldest.block, on: oldest.on }
  })
}

/**
 * What a page's facts were compared with.
 *
 * @param text source of the page
 * @returns an item for each network; nothing when no fact of the page was compared with a chain
 */
export function readPageReadings(text: string, root = process.cwd()): PageReading[] {
  const all = factEntries(root)
  const read = [...all.values()].filter(isRead)
  if (read.length === 0) return []
  const named = pathsNamed(text).flatMap((path) => all.get(path) ?? [])
  const tabled = entriesInTables(text, read, loadRegistry(root))
  return summarizeReadings([...new Set([...named, ...tabled])])
}
