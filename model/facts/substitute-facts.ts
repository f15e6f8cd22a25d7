/** Gives the value of a fact path; throws, with near matches, when there is none. */
export type FactLookup = (path: string) => string | number

export interface Substituted {
  code: string
  faults: { lineOffset: number; path: string; message: string }[]
}

/**
 * Replaces every `{{path}}` of a code block by the fact's value.
 *
 * @param code code as written in the page
 * @param lookup the registry's factRaw
 * @returns the code as readers see it, and a fault for every unknown path (left as written)
 */
export function substituteFacts(code: string, lookup: FactLookup): Substituted {
  const faults: Substituted['faults'] = []
  const lines = code.split('\n').map((line, lineOffset) =>
    line.replace(/\{\{\s*([\w@/.-]+)\s*\}\}/g, (whole, path: string) => {
      try {
        return String(lookup(path))
      } catch (error) {
        faults.push({ lineOffset, path, message: error instanceof Error ? error.message : String(error) })
        return whole
      }
    }),
  )
  return { code: lines.join('\n'), faults }
}
