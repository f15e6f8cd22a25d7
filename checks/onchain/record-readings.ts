import { isObject } from '../../model/is-object'
import type { Reading } from '../../model/facts/schema/record'
import type { ReadBlock, Result } from './question'

type Json = Record<string, unknown>

/** Comparisons of one record. */
interface RecordResults {
  file: string
  keys: readonly string[]
  results: Result[]
}

function groupByRecord(results: readonly Result[]): RecordResults[] {
  const groups = new Map<string, RecordResults>()
  for (const result of results) {
    const { file, keys } = result.question.place
    if (keys.length === 0) continue
    const key = [file, ...keys].join('\0')
    const group = groups.get(key) ?? { file, keys, results: [] }
    group.results.push(result)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function findRecord(root: unknown, { file, keys }: RecordResults): Json {
  const record = keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), root)
  if (isObject(record)) return record
  throw new Error(
    `${file} ${keys.join('.')}: found no record; expected the one that was compared. Fix: run it again.`,
  )
}

function makeReading(record: Json, results: readonly Result[], block: ReadBlock): Reading {
  const fields = [...new Set(results.flatMap(({ question }) => question.place.field ?? []))]
  const implementation = results.find((result) => result.implementation)?.implementation
  return {
    network: block.network,
    block: Number(block.number),
    on: new Date(block.timestamp * 1000).toISOString().slice(0, 10),
    compared: [...new Set(results.map(({ question }) => question.topic))],
    // The fields passed their file's schema: strings and numbers.
    values: Object.fromEntries(fields.map((field) => [field, record[field] as string | number])),
    ...(implementation ? { implementation } : {}),
  }
}

/** The outcome for the compared records. */
export interface Recorded {
  /** New content by file; files without a change are missing. */
  files: Map<string, string>
  confirmed: number
  /** Records that differ and had a reading, which is removed. */
  dropped: number
}

/**
 * Adds the block to each record whose comparisons all matched, and removes the reading from those that differ.
 * Pure.
 *
 * @param texts the registry files' content by name
 */
export function recordReadings(
  texts: ReadonlyMap<string, string>,
  results: readonly Result[],
  block: ReadBlock,
): Recorded {
  const contents = new Map<string, unknown>()
  let confirmed = 0
  let dropped = 0
  for (const group of groupByRecord(results)) {
    const content = contents.get(group.file) ?? (JSON.parse(texts.get(group.file) ?? '{}') as unknown)
    contents.set(group.file, content)
    const record = findRecord(content, group)
    if (group.results.every(({ same }) => same)) {
      record.onchain = makeReading(record, group.results, block)
      confirmed += 1
    } else if ('onchain' in record) {
      delete record.onchain
      dropped += 1
    }
  }
  const written = [...contents].map(
    ([file, content]) => [file, `${JSON.stringify(content, null, 2)}\n`] as const,
  )
  const files = new Map(written.filter(([file, text]) => texts.get(file) !== text))
  return { files, confirmed, dropped }
}
