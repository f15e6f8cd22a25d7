import { type Rule, errorAt } from '../context'
import type { Page } from '../../../model/page/read-page'

/** The share of the description's words from which an opening counts as repeating it. */
const REPETITION = 0.7
/** Descriptions with fewer long words than this are too short to be repeated. */
const MIN_WORDS = 5

function longWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z][a-z-]{3,}/g) ?? [])
}

/** The first sentence of the page's first paragraph, with its line. */
function firstSentence(page: Page): { text: string; line: number } | undefined {
  const [first] = page.blocks
  return first?.kind === 'paragraph' ? page.prose[0] : undefined
}

/** An opening that repeats the description above it. */
export const openingRepeats: Rule = (page) => {
  const sentence = firstSentence(page)
  const promised = longWords(page.frontMatter.description)
  if (!sentence || promised.size < MIN_WORDS) return []
  const shared = [...longWords(sentence.text)].filter((word) => promised.has(word)).length
  if (shared / promised.size < REPETITION) return []
  return [
    errorAt(page, sentence.line, {
      field: 'opening',
      found: `"${sentence.text.slice(0, 90)}"`,
      expected: 'a first sentence that adds to the description, which readers see right above it',
      fix: 'start with what the reader needs next',
    }),
  ]
}
