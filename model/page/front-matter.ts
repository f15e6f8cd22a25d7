// Checks the front matter of a page. Called by docusaurus.config.ts (under jiti), by tools/check-content.ts
// (under tsx) and by vitest: no top-level await and no import.meta here.
import { type Diagnostic, DiagnosticError, type Fault, quoted } from '../diagnostic'
import { listDiagnostics, valueAt } from '../schema-diagnostics'
import { EXPECTED, FIELD_NAMES, type FrontMatter, frontMatterSchema } from './front-matter-schema'
import { nearMatches } from '../nearest'

export type { FrontMatter } from './front-matter-schema'

const describeValue = (value: unknown): string =>
  typeof value === 'string' ? `${quoted(value)} (${value.length} characters)` : quoted(value)

function unknownField(field: string): Fault {
  const near = nearMatches(field, FIELD_NAMES)
  const fix = near.length > 0 ? `write ${near.join(' or ')}, or remove it` : 'remove it'
  return {
    found: `the unknown field "${field}"`,
    expected: `one of the fields ${FIELD_NAMES.join(', ')}`,
    fix,
  }
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
  return listDiagnostics(issues, {
    file: filePath,
    value: parsed,
    lineAt: ([field]) =>
      Math.max(
        lines.findIndex((line) => line.startsWith(`${String(field)}:`)),
        0,
      ) + 1,
    describe: (keys, { unknown }) => {
      const field = String(keys[0] ?? 'front matter')
      const place = { field, severity: 'error' as const }
      if (unknown) return { ...place, ...unknownField(field) }
      const value = valueAt(parsed, keys)
      const fix = value === undefined ? `add "${field}:" to the front matter` : `change "${field}:"`
      return { ...place, found: describeValue(value), expected: EXPECTED[field] ?? 'another value', fix }
    },
  })
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
