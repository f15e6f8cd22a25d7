import { isObject } from '../is-object'
import { type Diagnostic, quoted } from '../diagnostic'
import type { Reading } from './schema/record'

/** A record that was compared with a chain, with its path of keys in the file. */
export interface ReadRecord {
  keys: readonly string[]
  record: Readonly<Record<string, unknown>>
  reading: Reading
}

/** The records in a parsed registry file that have a reading. Pure. */
export function listReadRecords(value: unknown, keys: readonly string[] = []): ReadRecord[] {
  if (!isObject(value)) return []
  // The file passed its schema, so a field of this name is a reading.
  if (isObject(value.onchain)) return [{ keys, record: value, reading: value.onchain as Reading }]
  return Object.entries(value).flatMap(([key, inner]) => listReadRecords(inner, [...keys, key]))
}

/**
 * A reading only confirms the values that were read, so a record whose value has since changed must not keep it.
 *
 * @param file relative to the root
 * @param value its content, which passed its schema
 * @returns a problem for each field that differs from what its reading confirmed
 */
export function findStaleReadings(
  file: string,
  value: unknown,
  lineAt: (keys: readonly string[]) => number,
): Diagnostic[] {
  return listReadRecords(value).flatMap(({ keys, record, reading }) =>
    Object.entries(reading.values)
      .filter(([field, confirmed]) => record[field] !== confirmed)
      .map(([field, confirmed]) => ({
        file,
        line: lineAt([...keys, field]),
        field: [...keys, field].join('.'),
        found: quoted(record[field]),
        expected: `${quoted(confirmed)}, which block ${reading.block} of ${reading.network} confirmed`,
        fix: 'Remove `onchain` from the record, or run npm run facts:verify with --write again.',
      })),
  )
}
