// Checks the front matter of a page. Called by docusaurus.config.ts (under jiti), by tools/check-content.ts
// (under tsx) and by vitest: no top-level await and no import.meta here.
import { type Diagnostic, DiagnosticError, quoted } from '../diagnostic'
import type { z } from 'zod'
import { EXPECTED, FIELD_NAMES, type FrontMatter, frontMatterSchema } from './front-matter-schema'
import { nearMatches } from '../nearest'

export type { FrontMatter } from './front-matter-schema'

function lineAt(field: string, lines: string[]): number {
  const index = lines.findIndex((line) => line.startsWith(`${field}:`))
  return index < 0 ? 1 : index + 1
}

function describe(value: unknown): string {
  return typeof value === 'string' ? `${quoted(value)} (${value.length} characters)` : quoted(value)
}

function unknownField(file: string, field: string, lines: string[]): Diagnostic {
  const near = nearMatches(field, FIELD_NAMES)
  const fix = near.length > 0 ? `write ${near.join(' or ')}, or remove it` : 'remove it'
  const expected = `one of the fields ${FIELD_NAMES.join(', ')}`
  const found = `the unknown field "${field}"`
  return { file, line: lineAt(field, lines), field, found, expected, fix, severity: 'error' }
}

interface FrontMatterText {
  file: string
  lines: string[]
  parsed: object
}

function listIssueProblems({ file, lines, parsed }: FrontMatterText, issue: z.core.$ZodIssue): Diagnostic[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(file, key, lines))
  const field = String(issue.path[0] ?? 'front matter')
  const value = Object.entries(parsed).find(([key]) => key === field)?.[1]
  const entry = typeof issue.path[1] === 'number' && Array.isArray(value) ? value[issue.path[1]] : value
  const fix = entry === undefined ? `add "${field}:" to the front matter` : `change "${field}:"`
  const expected = EXPECTED[field] ?? 'another value'
  return [
    { file, line: lineAt(field, lines), field, found: describe(entry), expected, fix, severity: 'error' },
  ]
}

/**
 * Every problem of a page's front matter.
 * @param filePath path to show in messages
 * @param fileContent the whole file, for line numbers
 * @param parsed the front matter as an object, from any YAML parser (dates as Date or text)
 */
export function frontMatterProblems(filePath: string, fileContent: string, parsed: object): Diagnostic[] {
  if (Object.keys(parsed).length === 0) {
    const expected = `the fields ${FIELD_NAMES.slice(0, 6).join(', ')}, sources, verified, keywords`
    const found = 'a page without front matter'
    const fix = 'start the file with a block between two lines of ---'
    return [{ file: filePath, line: 1, field: 'front matter', found, expected, fix, severity: 'error' }]
  }
  const result = frontMatterSchema.safeParse(parsed)
  if (result.success) return []
  const lines = fileContent.split('\n')
  // One entry can fail several of its field's rules; the message lists them all, so the first is enough.
  const issues = result.error.issues.filter(
    ({ path }, index, all) => all.findIndex((other) => other.path.join('.') === path.join('.')) === index,
  )
  return issues.flatMap((issue) => listIssueProblems({ file: filePath, lines, parsed }, issue))
}

/**
 * Reads the front matter of a page, or throws a DiagnosticError that names file, line, field, what was found,
 * what was expected and how to fix it. Parameters as for frontMatterProblems.
 */
export function parsePageFrontMatter(filePath: string, fileContent: string, parsed: object): FrontMatter {
  const [first, ...rest] = frontMatterProblems(filePath, fileContent, parsed)
  if (first) throw new DiagnosticError([first, ...rest])
  return frontMatterSchema.parse(parsed)
}
