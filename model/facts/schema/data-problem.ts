// Errors in manually written JSON lists, with the file, the line, the field and how to fix it.
import type { z } from 'zod'
import { DiagnosticError, type Fault } from '../../diagnostic'
import { JsonTextError, readJson } from '../json-source'

/** What a list entry's field must contain, worded for the error. */
export type FieldRule = Omit<Fault, 'found'>

/** A fault in an entry: its index, then the keys to the field. */
export interface EntryFault extends Fault {
  path: (string | number)[]
}

/** One list file as read: its name in messages, its text, its parsed entries. */
export interface ListFile {
  file: string
  text: string
}

/** The error for the faults of a list. */
export function listError({ file, text }: ListFile, faults: EntryFault[]): DiagnosticError {
  const { lineAt } = readJson(text)
  const diagnostics = faults.map(({ path, ...fault }) => {
    const [index, ...keys] = path
    const entry = `entry ${Number(index) + 1}`
    const field = keys.length > 0 ? `${entry} ${keys.join('.')}` : entry
    return { file, line: lineAt(path), field, ...fault }
  })
  return new DiagnosticError(diagnostics)
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}

function valueAt(entry: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    entry,
  )
}

function makeProblem(
  { index, entry }: { index: number; entry: unknown },
  issue: z.core.$ZodIssue,
  rules: Record<string, FieldRule>,
): EntryFault {
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? ''
    const expected = `only the fields ${Object.keys(rules).join(', ')}`
    return {
      path: [index, key],
      found: `the unknown field "${key}"`,
      expected,
      fix: 'remove it or fix its spelling',
    }
  }
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  const rule = rules[String(path[0])] ?? { expected: issue.message, fix: 'write the entry as an object' }
  return { path: [index, ...path], found: shown(valueAt(entry, issue.path)), ...rule }
}

function readEntries({ file, text }: ListFile): unknown[] {
  const value = getValue(file, text)
  if (Array.isArray(value)) return value
  const fix = 'start the file with [ and end it with ]'
  throw new DiagnosticError([{ file, line: 1, found: typeof value, expected: 'a list', fix }])
}

function getValue(file: string, text: string): unknown {
  try {
    return readJson(text).value
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error
    const { line, found, expected } = error
    const fix = 'check the commas and quotes near this line'
    throw new DiagnosticError([{ file, line, field: '(JSON)', found, expected, fix }])
  }
}

/**
 * Parses a JSON list and checks each entry against its schema.
 * @throws one error that names every bad field with file, line, found, expected and fix
 */
export function parseList<T>(list: ListFile, schema: z.ZodType<T>, rules: Record<string, FieldRule>): T[] {
  const problems: EntryFault[] = []
  const entries: T[] = []
  readEntries(list).forEach((entry, index) => {
    const result = schema.safeParse(entry)
    if (result.success) entries.push(result.data)
    else problems.push(...result.error.issues.map((issue) => makeProblem({ index, entry }, issue, rules)))
  })
  if (problems.length > 0) throw listError(list, problems)
  return entries
}

/** Problems for entries whose key repeats an earlier one, ignoring letter case. */
export function duplicates(keys: string[], field: string): EntryFault[] {
  return keys.flatMap((key, index) => {
    const first = keys.findIndex((other) => other.toLowerCase() === key.toLowerCase())
    if (first === index) return []
    const expected = `a ${field} that no other entry has (entry ${first + 1} has it)`
    return [
      {
        path: [index, field],
        found: JSON.stringify(key),
        expected,
        fix: 'merge the two entries, or rename one',
      },
    ]
  })
}

/** Problems for tags that are not among the ids allowed for a list. */
export function unknownTags(entries: { tags: string[] }[], allowed: string[]): EntryFault[] {
  return entries.flatMap((entry, index) =>
    entry.tags.flatMap((tag, position) => {
      if (allowed.includes(tag)) return []
      const fix = 'use one of these, or add the tag to data/tags.json with this list under "lists"'
      const expected = `one of ${allowed.join(', ')}`
      return [{ path: [index, 'tags', position], found: JSON.stringify(tag), expected, fix }]
    }),
  )
}
