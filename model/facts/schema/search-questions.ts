// Questions as readers ask them, beside the words of the pages: data/asked/*.tsv, a place and a question a line.
import { describe, type Problem } from '../../diagnostic'

/** A question that the section at a place answers. */
export interface Asked {
  /** Address of a page, with the anchor of a section where it is not the part before the first. */
  readonly place: string
  readonly question: string
}

/** The place of a section: the address of its page, and its anchor if it has one. */
export const getPlace = (route: string, anchor?: string) => (anchor ? `${route}#${anchor}` : route)

const PLACE = /^\/[^\s#]*(?:#\S+)?$/
const LEAST = 4 // words
const MOST = 24

function findFault(place: string | undefined, question: string | undefined, more: readonly string[]) {
  if (!place || !PLACE.test(place) || more.length > 0)
    return { field: 'place', found: place, expected: 'an address, then a tab and a question' }
  const words = question?.trim().split(/\s+/).length ?? 0
  if (!question?.endsWith('?') || words < LEAST || words > MOST)
    return { field: 'question', found: question, expected: `a question of ${LEAST} to ${MOST} words` }
  return undefined
}

/**
 * Reads one file of questions.
 * @param file its name, for errors
 * @param places all places of the site: addresses, and addresses with the anchors of their headings; not looked up without
 * @throws with every bad line: no question, no such place, or a question that stands twice
 */
export function parseAsked(file: string, text: string, places?: ReadonlySet<string>): Asked[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  const asked = text
    .split('\n')
    .map((line, index) => ({ cells: line.split('\t'), line: index + 1 }))
    .filter(({ cells }) => cells.join('') !== '')
    .flatMap(({ cells: [place, question, ...more], line }) => {
      const say = (field: string, found: string | undefined, expected: string, fix: string) => {
        problems.push({ file, line, field, found: JSON.stringify(found ?? ''), expected, fix })
        return []
      }
      const fault = findFault(place, question, more)
      if (fault) return say(fault.field, fault.found, fault.expected, 'rewrite the line')
      if (places && !places.has(place!))
        return say(
          'place',
          place,
          'a page, or a heading on it',
          'use the section that answers it now, or delete the line',
        )
      if (seen.has(question!)) return say('question', question, 'each question once', 'delete one of the two')
      seen.add(question!)
      return [{ place: place!, question: question! }]
    })
  if (problems.length > 0) throw new Error(problems.map(describe).join('\n'))
  return asked
}
