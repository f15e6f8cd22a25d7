import { type Diagnostic, quoted } from '../diagnostic'
import type { z } from 'zod'
import type { JsonSource } from './json-source'

const fixes: Record<string, string> = {
  source: 'Add where the fact comes from: a file with its commit, or a package with its version.',
  checkedOn: 'Write the day on which the source was read, as 2026-11-21.',
}

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}

function getFix(field: string, message: string): string {
  const last = field.split('.').at(-1) ?? ''
  if (fixes[last]) return fixes[last]
  if (message.startsWith('the EIP-55 form'))
    return 'Copy the address from its source again; a changed letter case can hide a typing error.'
  return 'Change the field, or the schema in data/schema/ if the field is meant to be.'
}

/** Turns a schema error into problems with file, line, found, expected and a way to fix it. */
export function makeProblem(file: string, source: JsonSource, issue: z.core.$ZodIssue): Diagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      line: source.lineAt([...issue.path, key]),
      field: [...issue.path, key].join('.'),
      found: "a field that isn't in the schema",
      expected: 'only known fields',
      fix: 'Correct its name, remove it, or add it to the schema in data/schema/.',
    }))
  }
  const field = issue.path.join('.')
  return [
    {
      file,
      line: source.lineAt(issue.path),
      field: field === '' ? '(file)' : field,
      found: quoted(valueAt(source.value, issue.path)),
      expected: issue.message.replace(/^Invalid input: expected /, ''),
      fix: getFix(field, issue.message),
    },
  ]
}
