/**
 * `{{path}}` in code, in a glossary sentence, or in the landing page's sample. `${{ … }}` belongs to other
 * languages, and so do braces around a word without a dot.
 */
export const FACT_BRACES = /(?<!\$)\{\{\s*([A-Za-z@][\w@/-]*(?:\.[\w@/-]+)+)\s*\}\}/g

/** A use of a fact: its path, what was written, and where it starts, in characters. */
export interface FactUse {
  readonly path: string
  readonly whole: string
  readonly index: number
}

/** The facts that a text uses in braces, in order. */
export function findFacts(text: string): FactUse[] {
  return [...text.matchAll(FACT_BRACES)].map(({ 0: whole, 1: path = '', index }) => ({ path, whole, index }))
}

/** The text with each `{{path}}` replaced with the result of `readValue`. Throws what `readValue` throws. */
export function fillFacts(text: string, readValue: (use: FactUse) => string | number): string {
  return text.replace(FACT_BRACES, (whole, path: string, index: number) =>
    String(readValue({ path, whole, index })),
  )
}
