import MiniSearch from 'minisearch'
import { termsOf } from '../../src/search/engine/words'
import { type Chunk, plainWords } from './chunks'
import type { AnswerPlace } from './question-set'

/** Weights of the fields of a section. */
const WEIGHTS = { page: 1, about: 0.5, heading: 1, text: 1 }
/** Sections about what is over stand below those about what holds. */
const PAST = 0.85

const terms = (text: string) => termsOf(text).join('\n')
const withoutAddresses = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']')

/**
 * A plain retriever, as an assistant may have one: BM25+ over the sections, on the terms of the site's own search.
 * @returns a function from a question to its sections, the best first
 */
export function retriever(chunks: readonly Chunk[]): (question: string, count: number) => Chunk[] {
  const index = new MiniSearch<Record<keyof typeof WEIGHTS, string> & { id: number }>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
  })
  index.addAll(
    chunks.map(({ path, about, text }, id) => ({
      id,
      page: terms(path[0] ?? ''),
      about: terms(about),
      heading: terms(path.slice(1).join(' ')),
      text: terms(withoutAddresses(text)),
    })),
  )
  const options = { boost: WEIGHTS, boostDocument: (id: number) => (chunks[id]?.isPast ? PAST : 1) }
  return (question, count) =>
    index
      .search(terms(question), options)
      .slice(0, count)
      .map(({ id }) => chunks[id as number]!)
}

/** Whether a section is one of those that answer. */
export function answersIt({ route, text }: Chunk, places: readonly AnswerPlace[]): boolean {
  const here = places.filter(({ routes }) => routes.includes(route))
  if (here.length === 0) return false
  const words = ` ${plainWords(text)} `
  return here.some((place) => words.includes(` ${plainWords(place.words)} `))
}
