import { type Diagnostic, DiagnosticError } from '../../diagnostic'
// Questions as readers ask them, in addition to the pages' text: data/search-questions/*.tsv, a place and a question per line.

/** A question that's answered in the section at a place. */
export interface SearchQuestion {
  /** A page's path, with a section's anchor unless it's the part before the first heading. */
  readonly place: string
  readonly question: string
}

/** A section's place: its page's path, and its anchor if it has one. */
export const getPlace = (route: string, anchor?: string) => (anchor ? `${route}#${anchor}` : route)

const PLACE = /^\/[^\s#]*(?:#\S+)?$/
const MIN_WORDS = 4 // words
const MAX_WORDS = 24

function findFault(place: string | undefined, question: string | undefined, more: readonly string[]) {
  if (!place || !PLACE.test(place) || more.length > 0)
    return { field: 'place', found: place, expected: 'an address, then a tab and a question' }
  const words = question?.trim().split(/\s+/).length ?? 0
  if (!question?.endsWith('?') || words < MIN_WORDS || words > MAX_WORDS)
    return {
      field: 'question',
      found: question,
      expected: `a question of ${MIN_WORDS} to ${MAX_WORDS} words`,
    }
  return undefined
}

/**
 * Reads one file of questions.
 * @param file its name, for errors
 * @param places all places on the site: paths, and paths with their headings' anchors; if omitted, places aren't
 * checked
 * @throws with every bad line: no question, no such place, or a duplicate question
 */
export function parseSearchQuestions(
  file: string,
  text: string,
  places?: ReadonlySet<string>,
): SearchQuestion[] {
  const problems: Diagnostic[] = []
  const seen = new Set<string>()
  const asked = text
    .split('\n')
    .map((line, index) => ({ cells: line.split('\t'), line: index + 1 }))
    .filter(({ cells }) => cells.join('') !== '')
    .flatMap(({ cells: [place, question, ...more], line }) => {
      const say = (fault: { field: string; found: string | undefined; expected: string; fix: string }) => {
        problems.push({ ...fault, file, line, found: JSON.stringify(fault.found ?? '') })
        return []
      }
      const fault = findFault(place, question, more)
      if (fault) return say({ ...fault, fix: 'rewrite the line' })
      if (places && !places.has(place!))
        return say({
          field: 'place',
          found: place,
          expected: 'a page, or a heading on it',
          fix: 'use the section that answers it now, or delete the line',
        })
      if (seen.has(question!))
        return say({
          field: 'question',
          found: question,
          expected: 'each question once',
          fix: 'delete one of the two',
        })
      seen.add(question!)
      return [{ place: place!, question: question! }]
    })
  if (problems.length > 0) throw new DiagnosticError(problems)
  return asked
}
