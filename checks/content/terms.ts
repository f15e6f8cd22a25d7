/** A phrase to avoid, from a row in data/voice/terms.tsv. */
export interface Term {
  readonly pattern: RegExp
  /** What to write instead. */
  readonly use: string
  /** Why, or where the phrase is allowed. */
  readonly why: string
  /** An error has to be removed or kept with a reason; a review needs a decision and never fails the build. */
  readonly level: 'error' | 'review'
}

const CASE_SENSITIVE = 'cs:'

function toPattern(avoid: string): RegExp {
  const exact = avoid.startsWith(CASE_SENSITIVE)
  return new RegExp(exact ? avoid.slice(CASE_SENSITIVE.length) : avoid, exact ? 'gmu' : 'gimu')
}

function parseRow(row: string, place: string): Term {
  const [avoid = '', use = '', why = '', level = ''] = row.split('\t').map((cell) => cell.trim())
  if (level !== 'error' && level !== 'review')
    throw new Error(
      `${place} level: found "${level}"; expected error or review; Fix: fill in the fourth column`,
    )
  if (!avoid || !use)
    throw new Error(
      `${place}: found an empty column; expected a pattern and what to write instead; Fix: fill it in`,
    )
  try {
    return { pattern: toPattern(avoid), use, why, level }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${place} avoid: found ${avoid} (${reason}); expected a regular expression; Fix: correct it`,
    )
  }
}

/**
 * @param text tab-separated: avoid, use, why, level; the first line contains the column names
 * @param file its name in errors
 * @throws naming the line of a row that can't be read
 */
export function parseTerms(text: string, file: string): Term[] {
  return text
    .split('\n')
    .map((row, index) => ({ row, place: `${file}:${index + 1}` }))
    .slice(1)
    .filter(({ row }) => row.trim() !== '')
    .map(({ row, place }) => parseRow(row, place))
}

/** A phrase found in a text. */
export interface TermHit {
  readonly term: Term
  readonly phrase: string
  readonly index: number
}

/** Every phrase from a list found in a text, in the list's order. */
export function findTerms(text: string, terms: readonly Term[]): TermHit[] {
  return terms.flatMap((term) =>
    [...text.matchAll(term.pattern)].map((match) => ({
      term,
      phrase: match[0].replace(/\s+/g, ' ').trim(),
      index: match.index,
    })),
  )
}
