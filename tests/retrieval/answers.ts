import type { Chunk } from '../../mcp/retrieval/chunks'
import type { AnswerPlace } from './question-set'

/** The words of Markdown without addresses of links, small, with one space between. */
export function plainWords(markdown: string): string {
  const text = markdown.replace(/\]\((?:<[^>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g, '] ')
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

const known = new WeakMap<object, string>()

/** A chunk's words, worked out once for all the questions that ask for it. */
function getWords(chunk: Pick<Chunk, 'text'>): string {
  const words = known.get(chunk) ?? ` ${plainWords(chunk.text)} `
  known.set(chunk, words)
  return words
}

/** Whether a chunk is one of those that answer. */
export function answersIt(chunk: Pick<Chunk, 'route' | 'text'>, places: readonly AnswerPlace[]): boolean {
  const here = places.filter(({ routes }) => routes.includes(chunk.route))
  if (here.length === 0) return false
  const words = getWords(chunk)
  return here.some((place) => words.includes(` ${plainWords(place.words)} `))
}
