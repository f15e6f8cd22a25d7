import { type Diagnostic, DiagnosticError } from '../diagnostic'
import type { z } from 'zod'
import { chainsSchema } from './schema/chains'
import { contractsSchema } from './schema/contracts'
import { eventsSchema } from './schema/events'
import { factGroupSchema, versionsSchema } from './schema/facts'
import { networkReadingsSchema, READINGS_FILE } from './schema/network-readings'
import { tokensSchema } from './schema/tokens'
import { findClashes } from './address-clashes'
import { findStaleReadings } from './stale-readings'
import type { Registry } from './entries'
import type { JsonSource } from './json-source'
import { type Checked, listDiagnostics, readSource } from '../schema-diagnostics'

const schemas: Record<string, z.ZodType> = {
  'data/chains.json': chainsSchema,
  'data/tokens.json': tokensSchema,
  'data/contracts.json': contractsSchema,
  'data/events.json': eventsSchema,
  'data/versions.json': versionsSchema,
  [READINGS_FILE]: networkReadingsSchema,
}

interface Parsed {
  source?: JsonSource
  value?: unknown
  problems: Diagnostic[]
}

const fixes: Record<string, string> = {
  source: 'Add where the fact comes from: a file with its commit, or a package with its version.',
  checkedOn: 'Write the day on which the source was read, as 2026-11-21.',
}

const describe: Checked['describe'] = (keys, { expected, unknown }) => {
  if (unknown) return { fix: 'Correct its name, remove it, or add it to the schema in model/facts/schema/.' }
  const known = fixes[String(keys.at(-1))]
  if (known) return { fix: known }
  if (expected.startsWith('the EIP-55 form'))
    return { fix: 'Copy the address from its source again; a changed letter case can hide a typing error.' }
  return { fix: 'Change the field, or the schema in model/facts/schema/ if the field is meant to be.' }
}

function parseFile(file: string, text: string): Parsed {
  let source: JsonSource
  try {
    source = readSource(file, text)
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error
    return { problems: [...error.diagnostics] }
  }
  const result = (schemas[file] ?? factGroupSchema).safeParse(source.value)
  if (result.success) {
    const stale = findStaleReadings(file, result.data, source.lineAt)
    return { source, value: result.data, problems: [...idProblems(file, source), ...stale] }
  }
  return { source, problems: listDiagnostics(result.error.issues, { ...source, file, describe }) }
}

function idProblems(file: string, source: JsonSource): Diagnostic[] {
  const dotted = Object.keys(source.value as object).filter((id) => id.includes('.'))
  const fix = 'Use hyphens in the ID: dots separate the steps of a fact path.'
  return dotted.map((id) => ({
    file,
    line: source.lineAt([id]),
    field: id,
    found: 'an id with a dot',
    expected: 'an id without dots',
    fix,
  }))
}

const makeGroup = (file: string): string => file.replace(/^.*\/|\.json$/g, '')

/**
 * Checks the content of all registry files and merges it. In: content by file name relative to the root. Throws
 * DiagnosticError with every problem found.
 */
export function parseFiles(texts: ReadonlyMap<string, string>): Registry {
  const parsed = new Map([...texts].map(([file, text]) => [file, parseFile(file, text)]))
  const problems = [...parsed.values()].flatMap((item) => item.problems)
  if (problems.length > 0) throw new DiagnosticError(problems)
  const parameters = Object.fromEntries(
    [...parsed]
      .filter(([file]) => file.startsWith('data/parameters/'))
      .map(([file, { value }]) => [makeGroup(file), value]),
  )
  const single = [...parsed].filter(([file]) => !file.startsWith('data/parameters/'))
  // Every file passed the schema for its name, so the merged object has the type Registry.
  const registry = {
    ...Object.fromEntries(single.map(([file, { value }]) => [makeGroup(file), value])),
    parameters,
  } as unknown as Registry
  const clashes = findClashes(registry, (file, keys) => parsed.get(file)?.source?.lineAt(keys) ?? 1)
  if (clashes.length > 0) throw new DiagnosticError(clashes)
  return registry
}
