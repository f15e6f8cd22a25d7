// Errors in manually written JSON lists, with the file, the line, the field and how to fix it.
import type { z } from 'zod'
import { JsonTextError, readJson } from '../json-source'

/** What a list entry's field must contain, worded for the error. */
export interface FieldRule {
  expected: string
  fix: string
}

export interface Problem extends FieldRule {
  path: (string | number)[]
  found: string
}

/** One list file as read: its name in messages, its text, its parsed entries. */
export interface ListFile {
  file: string
  text: string
}

/** Joins problems into one error message: file, line, field, found, expected and fix for each. */
export function problemsError({ file, text }: ListFile, problems: Problem[]): Error {
  const { lineAt } = readJson(text)
  const parts = problems.map(({ path, found, expected, fix }) => {
    const [index, ...field] = path
    const where =
      field.length > 0
        ? `field "${field.join('.')}" of entry ${Number(index) + 1}`
        : `entry ${Number(index) + 1}`
    return `${file}:${lineAt(path)}: ${where}\n  found: ${found}\n  expected: ${expected}\n  fix: ${fix}`
  })
  return new Error(parts.join('\n'))
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
): Problem {
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
  throw new Error(
    `${file}:1: found ${typeof value}, expected a list\n  fix: start the file with [ and end it with ]`,
  )
}

function getValue(file: string, text: string): unknown {
  try {
    return readJson(text).value
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error
    const { line, found, expected } = error
    throw new Error(
      `${file}:${line}: this is not JSON\n  found: ${found}\n  expected: ${expected}\n  fix: check the commas and quotes near this line`,
    )
  }
}

/**
 * Parses a JSON list and checks each entry against its schema.
 * @throws one error that names every bad field with file, line, found, expected and fix
 */
export function parseList<T>(list: ListFile, schema: z.ZodType<T>, rules: Record<string, FieldRule>): T[] {
  const problems: Problem[] = []
  const entries: T[] = []
  readEntries(list).forEach((entry, index) => {
    const result = schema.safeParse(entry)
    if (result.success) entries.push(result.data)
    else problems.push(...result.error.issues.map((issue) => makeProblem({ index, entry }, issue, rules)))
  })
  if (problems.length > 0) throw problemsError(list, problems)
  return entries
}

/** Problems for entries whose key repeats an earlier one, ignoring letter case. */
export function duplicates(keys: string[], field: string): Problem[] {
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
export function unknownTags(entries: { tags: string[] }[], allowed: string[]): Problem[] {
  return entries.flatMap((entry, index) =>
    entry.tags.flatMap((tag, position) => {
      if (allowed.includes(tag)) return []
      const fix = 'use one of these, or add the tag to data/tags.json with this list under "lists"'
      const expected = `one of ${allowed.join(', ')}`
      return [{ path: [index, 'tags', position], found: JSON.stringify(tag), expected, fix }]
    }),
  )
}
