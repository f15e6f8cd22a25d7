import type { Chunk } from '../../mcp/retrieval/chunks'
import type { AnswerPlace } from './question-set'

/** The words of Markdown without addresses of links, small, with one space between. */
export function plainWords(markdown: string): string {
  const text = markdown.replace(/\]\((?:<[^>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g, '] ')
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** Whether a chunk is one of those that answer. */
export function answersIt(
  { route, text }: Pick<Chunk, 'route' | 'text'>,
  places: readonly AnswerPlace[],
): boolean {
  const here = places.filter(({ routes }) => routes.includes(route))
  if (here.length === 0) return false
  const words = ` ${plainWords(text)} `
  return here.some((place) => words.includes(` ${plainWords(place.words)} `))
}
