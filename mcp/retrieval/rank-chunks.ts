import MiniSearch from 'minisearch'
import { getPlace } from '../../model/facts/schema/search-questions'
import { splitTerms } from '../../src/search/engine/words'
import type { Chunk } from './chunks'
import { joinPieces, measurePiece, listPieces, type Piece } from './pieces'

/** Weights of the fields. */
const WEIGHTS = { title: 1, about: 0.5, headings: 0.7, asked: 0.8, text: 1 }
/** Plain BM25 without a bonus for mere presence; length counts a little less. */
const SATURATION = { k: 1.2, b: 0.6, d: 0 }
/** Content about the past ranks below current content. */
const PAST = 0.85
/** What the best three pieces of a passage count. */
const BEST = [1, 0.3, 0.2]
/** What the page as a whole, and its best chunk, add to a passage. */
const AROUND = { page: 0.5, chunk: 0.5 }
/** A page's second and third passage get this much of what the page adds, so other pages aren't pushed out. */
const AGAIN = 0.7
const PASSAGES_PER_PAGE = 3
/** Characters per passage, or about 1,600 tokens, so three of them fit in what assistants usually take from a tool. */
export const PASSAGE_LENGTH = 6400

type ChunkSection = Chunk['sections'][number]

const terms = (text: string) => splitTerms(text).join('\n')
const withoutAddresses = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']')
const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

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

/** Returns passages for a question, best first, each at most PASSAGE_LENGTH characters unless one block is longer. */
export type Retriever = (question: string, count: number) => Chunk[]

/** One thing that's ranked: a page, a chunk or a piece. */
interface Ranked extends Pick<Chunk, 'route' | 'title' | 'about' | 'isPast'> {
  readonly sections: readonly ChunkSection[]
  /** Its words. */
  readonly text: readonly string[]
}

/** BM25 scores by number, only of what matches. */
type Rank = (question: string) => ReadonlyMap<number, number>

/** Ranks things of one size, on the terms of the site's own search. */
function ranker(things: readonly Ranked[], asked: Questions): Rank {
  const index = new MiniSearch<Record<keyof typeof WEIGHTS, string> & { id: number }>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
  })
  index.addAll(
    things.map(({ route, title, about, sections, text }, id) => ({
      id,
      title: terms(title),
      about: terms(about),
      headings: terms(distinct(sections.flatMap(({ path }) => path.slice(1))).join(' ')),
      asked: terms(
        distinct(sections.map(({ anchor }) => getPlace(route, anchor)))
          .flatMap((place) => asked[place] ?? [])
          .join('\n'),
      ),
      text: text.join('\n'),
    })),
  )
  const options = {
    boost: WEIGHTS,
    bm25: SATURATION,
    boostDocument: (id: number) => (things[id]?.isPast ? PAST : 1),
  }
  return (question) => new Map(index.search(question, options).map(({ id, score }) => [id as number, score]))
}

const wordsOfAll = (sections: readonly ChunkSection[]) => sections.flatMap(wordsIn)

/** Numbers of the items with the same key. */
function groupBy<Item>(items: readonly Item[], makeKey: (item: Item) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [at, item] of items.entries()) {
    const group = groups.get(makeKey(item))
    if (group) group.push(at)
    else groups.set(makeKey(item), [at])
  }
  return groups
}

/**
 * The best pieces that fit into one passage.
 * @param left numbers of the page's pieces, best first
 */
function choose(left: readonly number[], pieces: readonly Piece[]): number[] {
  const chosen: number[] = []
  let length = 0
  for (const at of left) {
    const more = measurePiece(
      pieces[at]!,
      chosen.map((one) => pieces[one]!),
    )
    if (chosen.length > 0 && length + more > PASSAGE_LENGTH) continue
    chosen.push(at)
    length += more
  }
  return chosen
}

/**
 * Finds passages: the pieces of a page that match a question best, in reading order. A passage is ranked by its pieces, and
 * by how well the page and its best chunk match.
 * @param chunks those of a page together
 * @param asked questions by the place with the answer, such as /developer/viem#check-what-paid
 */
export function retriever(chunks: readonly Chunk[], asked: Questions = {}): Retriever {
  const pieces = listPieces(chunks)
  const pages = [...groupBy(chunks, ({ route }) => route).values()]
  const pageOf = new Map(pages.flatMap((numbers, page) => numbers.map((chunk) => [chunk, page] as const)))
  const rankPages = ranker(
    pages.map((numbers) => {
      const sections = numbers.flatMap((chunk) => chunks[chunk]!.sections)
      return { ...chunks[numbers[0]!]!, sections, text: wordsOfAll(sections) }
    }),
    asked,
  )
  const rankChunks = ranker(
    chunks.map((chunk) => ({ ...chunk, text: wordsOfAll(chunk.sections) })),
    asked,
  )
  const rankPieces = ranker(
    pieces.map(({ chunk, section, heading, body }) => ({
      ...chunks[chunk]!,
      sections: [section],
      text: splitTerms(withoutAddresses(`${heading}\n\n${body}`)),
    })),
    asked,
  )
  return (question, count) => {
    const words = distinct(splitTerms(question)).join('\n')
    const [ofPages, ofChunks, ofPieces] = [rankPages(words), rankChunks(words), rankPieces(words)]
    const found = [...ofPieces.keys()].map((at) => ({ at, page: pageOf.get(pieces[at]!.chunk)! }))
    const passages = [...groupBy(found, ({ page }) => String(page)).values()].flatMap((numbers) => {
      const { page } = found[numbers[0]!]!
      const best = Math.max(...pages[page]!.map((chunk) => ofChunks.get(chunk) ?? 0))
      const around = AROUND.page * (ofPages.get(page) ?? 0) + AROUND.chunk * best
      let left = numbers.map((number) => found[number]!.at)
      return Array.from({ length: PASSAGES_PER_PAGE }, (_, turn) => {
        const chosen = choose(left, pieces)
        left = left.filter((at) => !chosen.includes(at))
        const own = chosen
          .slice(0, BEST.length)
          .reduce((sum, at, nth) => sum + BEST[nth]! * ofPieces.get(at)!, 0)
        return { page, chosen, score: own + around * (turn === 0 ? 1 : AGAIN) }
      }).filter(({ chosen }) => chosen.length > 0)
    })
    return passages
      .sort((one, other) => other.score - one.score || one.page - other.page)
      .slice(0, count)
      .map(({ page, chosen }) => {
        const inOrder = [...chosen].sort((one, other) => one - other).map((at) => pieces[at]!)
        return joinPieces(inOrder, chunks[pages[page]![0]!]!)
      })
  }
}

/** The section in a chunk that contains the most words from the question; the first if there's a tie. */
export function bestSection({ sections }: Chunk, question: string): ChunkSection {
  const asked = distinct(splitTerms(question))
  const held = sections.map((section) => {
    const there = wordsIn(section)
    return asked.filter((term) => there.includes(term)).length
  })
  return sections[held.indexOf(Math.max(...held))]!
}
