import type { Diagnostic } from '../diagnostic'
import { parseAsBuilt } from './parse-as-built'
import { sourceProblems, withUnixLineEnds } from './source-problems'
import { unsafeParts } from './unsafe-parts'

function lineAt(error: unknown): number {
  return error instanceof Error && 'line' in error && typeof error.line === 'number' ? error.line : 1
}

/** Why parsing failed, with file and line: not MDX, or nested so deeply that the parser's stack overflowed. */
export function parseProblem(file: string, error: unknown): Diagnostic {
  const place = { file, line: lineAt(error), field: 'mdx', severity: 'error' as const }
  const found = error instanceof Error ? error.message : String(error)
  if (error instanceof RangeError)
    return {
      ...place,
      found: `a page that is nested too deep (${found})`,
      expected: 'MDX',
      fix: 'nest less',
    }
  return { ...place, found, expected: 'valid MDX', fix: 'escape { and < in prose, and close every tag' }
}

/**
 * Everything that prevents a page from being built safely. Nothing on the page is evaluated.
 * @param file path for messages
 * @param source the whole file
 */
export function safetyProblems(file: string, source: string): Diagnostic[] {
  const problems = sourceProblems(file, source)
  if (problems.length > 0) return problems
  try {
    const parts = unsafeParts(parseAsBuilt(withUnixLineEnds(source)))
    return parts.map((part) => ({ file, ...part, severity: 'error' }))
  } catch (error) {
    return [parseProblem(file, error)]
  }
}
