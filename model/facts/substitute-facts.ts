import { fillFacts } from './fact-braces'

/** Returns the value of a fact path; if there's none, throws an error that suggests similar paths. */
export type FactLookup = (path: string) => string | number

export interface Substituted {
  code: string
  problems: { lineOffset: number; path: string; message: string }[]
}

/**
 * Replaces every `{{path}}` in a code block with the fact's value, and continues if there's none.
 *
 * @param code code as written in the page
 * @param lookup the registry's factRaw
 * @returns the code as readers see it, and a problem for every unknown path (left as written)
 */
export function substituteFacts(code: string, lookup: FactLookup): Substituted {
  const problems: Substituted['problems'] = []
  const filled = fillFacts(code, ({ path, whole, index }) => {
    try {
      return lookup(path)
    } catch (error) {
      const lineOffset = code.slice(0, index).split('\n').length - 1
      problems.push({ lineOffset, path, message: error instanceof Error ? error.message : String(error) })
      return whole
    }
  })
  return { code: filled, problems }
}
