import type { z } from 'zod'
import { describeIssues } from '../../model/schema-diagnostics'
import { DocsError } from '../docs-error'

function dropKeys(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): void {
  const at = path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value)
  for (const key of keys) Reflect.deleteProperty(at as object, key)
}

/**
 * Parses a site's JSON file. Ignores anything that a later version of the site adds.
 * @param file its name, for errors
 * @throws DocsError if it isn't JSON, or has another structure
 */
export function parseJson<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const fail = (found: string) =>
    new DocsError(
      'bad_file',
      `${file}: found ${found.slice(0, 300)}; expected the form that this server knows. Fix: use the version of the server that the site was built with.`,
    )
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw fail("text that isn't JSON")
  }
  for (const issue of schema.safeParse(value).error?.issues ?? [])
    if (issue.code === 'unrecognized_keys') dropKeys(value, issue.path, issue.keys)
  const read = schema.safeParse(value)
  if (!read.success) throw fail(`another form (${describeIssues(read.error.issues, value)})`)
  return read.data
}
