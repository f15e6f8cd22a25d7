import { fillFacts } from './fact-braces'

/** Gives the value of a fact path; throws, with near matches, when there is none. */
export type FactLookup = (path: string) => string | number

export interface Substituted {
  code: string
  problems: { lineOffset: number; path: string; message: string }[]
}

/**
 * Replaces every `{{path}}` of a code block by the fact's value, and goes on where there is none.
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
