import MiniSearch from 'minisearch'
import { getPlace } from '../../model/facts/schema/search-questions'
import { splitTerms } from '../../src/search/engine/words'
import type { Chunk } from './chunks'

/** Weights of a chunk's fields. */
const WEIGHTS = { title: 1, about: 0.5, headings: 0.7, asked: 0.8, text: 1 }
/** Plain BM25 without a bonus for mere presence; chunks are about equally long, so length counts a little less. */
const SATURATION = { k: 1.2, b: 0.6, d: 0 }
/** Chunks about the past rank below current ones. */
const PAST = 0.85

type ChunkSection = Chunk['sections'][number]

const terms = (text: string) => splitTerms(text).join('\n')
const withoutAddresses = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']')
const listHeadings = ({ sections }: Chunk) =>
  [...new Set(sections.flatMap(({ path }) => path.slice(1)))].join(' ')

const read = new WeakMap<ChunkSection, readonly string[]>()

/** A section's terms, computed once, because this takes most of a response's time. */
function wordsIn(section: ChunkSection): readonly string[] {
  const known = read.get(section)
  if (known) return known
  const found = splitTerms(withoutAddresses(section.text))
  read.set(section, found)
  return found
}

/** Questions by the place with the answer. */
type Questions = Readonly<Record<string, readonly string[]>>

/** Returns the chunks for a question, best first. */
export type Retriever = (question: string, count: number) => Chunk[]

/** Questions that the sections in a chunk answer, as readers phrase them. */
const getAsked = ({ route, sections }: Chunk, asked: Questions) =>
  [...new Set(sections.map(({ anchor }) => getPlace(route, anchor)))].flatMap((place) => asked[place] ?? [])

/**
 * BM25 over chunks of Markdown, on the terms of the site's own search.
 * @param asked questions by the place with the answer, such as /developer/viem#check-what-paid
 */
export function retriever(chunks: readonly Chunk[], asked: Questions = {}): Retriever {
  const index = new MiniSearch<Record<keyof typeof WEIGHTS, string> & { id: number }>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
  })
  index.addAll(
    chunks.map((chunk, id) => ({
      id,
      title: terms(chunk.title),
      about: terms(chunk.about),
      headings: terms(listHeadings(chunk)),
      asked: terms(getAsked(chunk, asked).join('\n')),
      text: chunk.sections.flatMap(wordsIn).join('\n'),
    })),
  )
  const options = {
    boost: WEIGHTS,
    bm25: SATURATION,
    boostDocument: (id: number) => (chunks[id]?.isPast ? PAST : 1),
  }
  return (question, count) =>
    index
      .search(terms(question), options)
      .slice(0, count)
      .map(({ id }) => chunks[id as number]!)
}

/** The section in a chunk that contains the most words from the question; the first if there's a tie. */
export function bestSection({ sections }: Chunk, question: string): ChunkSection {
  const asked = [...new Set(splitTerms(question))]
  const held = sections.map((section) => {
    const there = wordsIn(section)
    return asked.filter((term) => there.includes(term)).length
  })
  return sections[held.indexOf(Math.max(...held))]!
}
