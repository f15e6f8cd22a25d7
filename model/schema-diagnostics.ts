// The one place where an error of a schema becomes diagnostics with file, line, found, expected and fix.
import type { z } from 'zod'
import { type Diagnostic, DiagnosticError, type Fault, quoted } from './diagnostic'
import { JsonTextError, readJson, type JsonSource } from './facts/json-source'

type Keys = readonly PropertyKey[]

/** What was read, where its fields are, and what to say about one of them instead of the schema's words. */
export interface Checked extends JsonSource {
  file: string
  /** In: the keys of the field, and the error's words. Out: what differs from `found`, `expected` and `fix` below. */
  describe: (keys: Keys, fault: Fault & { unknown: boolean }) => Partial<Diagnostic> & { fix: string }
}

/** The value at some keys; undefined if there's none. */
export const valueAt = (value: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

/** Every problem that a schema has with what was read. */
export function listDiagnostics(issues: readonly z.core.$ZodIssue[], checked: Checked): Diagnostic[] {
  const { file, value, lineAt, describe } = checked
  const say = (keys: Keys, fault: Omit<Fault, 'fix'>, unknown = false): Diagnostic => ({
    file,
    line: lineAt(keys),
    field: keys.join('.') || '(file)',
    ...fault,
    ...describe(keys, { ...fault, fix: '', unknown }),
  })
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) =>
        say(
          [...issue.path, key],
          { found: `the unknown field "${key}"`, expected: 'only known fields' },
          true,
        ),
      )
    const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue
    const expected = message.replace(/^Invalid input: expected /, '')
    return [say(issue.path, { found: quoted(valueAt(value, issue.path)), expected })]
  })
}

/** Every problem that a schema has with a value that isn't from a file, in one line. */
export const describeIssues = (issues: readonly z.core.$ZodIssue[], value: unknown): string =>
  listDiagnostics(issues, { file: '', value, lineAt: () => 1, describe: () => ({ fix: '' }) })
    .map(({ field, found, expected }) => `${field}: found ${found}, expected ${expected}`)
    .join('; ')

/**
 * Reads JSON strictly, with the line of each key.
 * @throws DiagnosticError if it isn't JSON
 */
export function readSource(file: string, text: string): JsonSource {
  try {
    return readJson(text)
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error
    const { line, found, expected } = error
    const fix = 'fix the JSON text at this line: look at the commas and quotes near it'
    throw new DiagnosticError([{ file, line, field: '(JSON)', found, expected, fix }])
  }
}

/**
 * Reads a JSON file by its schema.
 * @param fix what to do about any problem
 * @throws DiagnosticError with every problem
 */
export function parseBySchema<T>(
  { file, text }: { file: string; text: string },
  schema: z.ZodType<T>,
  fix: string,
): T {
  const source = readSource(file, text)
  const result = schema.safeParse(source.value)
  if (result.success) return result.data
  throw new DiagnosticError(
    listDiagnostics(result.error.issues, { ...source, file, describe: () => ({ fix }) }),
  )
}
