// Errors in manually written JSON lists, with the file, the line, the field and how to fix it.
import { z } from 'zod'
import { DiagnosticError, type Fault } from '../../diagnostic'
import { type Checked, listDiagnostics, readSource } from '../../schema-diagnostics'

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

const entryField = ([index, ...keys]: readonly PropertyKey[]) =>
  [`entry ${Number(index) + 1}`, ...(keys.length > 0 ? [keys.join('.')] : [])].join(' ')

/** The error for the faults of a list. */
export function listError({ file, text }: ListFile, faults: EntryFault[]): DiagnosticError {
  const { lineAt } = readSource(file, text)
  return new DiagnosticError(
    faults.map(({ path, ...fault }) => ({ file, line: lineAt(path), field: entryField(path), ...fault })),
  )
}

/**
 * Parses a JSON list and checks each entry against its schema.
 * @throws one error that names every bad field with file, line, found, expected and fix
 */
export function parseList<T>(
  { file, text }: ListFile,
  schema: z.ZodType<T>,
  rules: Record<string, FieldRule>,
): T[] {
  const source = readSource(file, text)
  if (!Array.isArray(source.value)) {
    const fix = 'start the file with [ and end it with ]'
    throw new DiagnosticError([{ file, line: 1, found: typeof source.value, expected: 'a list', fix }])
  }
  const result = z.array(schema).safeParse(source.value)
  if (result.success) return result.data
  const describe: Checked['describe'] = (keys, { unknown }) => ({
    field: entryField(keys),
    ...(unknown
      ? {
          expected: `only the fields ${Object.keys(rules).join(', ')}`,
          fix: 'remove it or fix its spelling',
        }
      : (rules[String(keys[1])] ?? { fix: 'write the entry as an object' })),
  })
  throw new DiagnosticError(listDiagnostics(result.error.issues, { ...source, file, describe }))
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
