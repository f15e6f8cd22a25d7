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

const joinTerms = (text: string) => splitTerms(text).join('\n')
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

/** Adds up what preparing and answering cost, in steps, which are the same on every machine. */
export type CountSteps = (steps: number) => void

/** One thing that's ranked: a page, a chunk or a piece. */
interface RankedText extends Pick<Chunk, 'route' | 'title' | 'about' | 'isPast'> {
  readonly sections: readonly ChunkSection[]
  /** Its words. */
  readonly text: readonly string[]
}

/** BM25 scores by number, only of what matches. */
type Rank = (words: readonly string[]) => ReadonlyMap<number, number>

/** Ranks things of one size, on the terms of the site's own search. */
function ranker(things: readonly RankedText[], asked: Questions, count?: CountSteps): Rank {
  const index = new MiniSearch<Record<keyof typeof WEIGHTS, string> & { id: number }>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
  })
  index.addAll(
    things.map(({ route, title, about, sections, text }, id) => ({
      id,
      title: joinTerms(title),
      about: joinTerms(about),
      headings: joinTerms(distinct(sections.flatMap(({ path }) => path.slice(1))).join(' ')),
      asked: joinTerms(
        distinct(sections.map(({ anchor }) => getPlace(route, anchor)))
          .flatMap((place) => asked[place] ?? [])
          .join('\n'),
      ),
      text: text.join('\n'),
    })),
  )
  count?.(things.reduce((sum, { text }) => sum + text.length, 0))
  const options = {
    boost: WEIGHTS,
    bm25: SATURATION,
    boostDocument: (id: number) => (things[id]?.isPast ? PAST : 1),
  }
  return (words) => {
    const found = index.search(distinct(words).join('\n'), options)
    count?.(found.reduce((sum, { terms }) => sum + terms.length, 0))
    return new Map(found.map(({ id, score }) => [id as number, score]))
  }
}

const wordsOfAll = (sections: readonly ChunkSection[]) => sections.flatMap(wordsIn)

/** Items with the same key, in order. */
function groupBy<Item, Key>(items: readonly Item[], makeKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(makeKey(item))
    if (group) group.push(item)
    else groups.set(makeKey(item), [item])
  }
  return groups
}

/** Pieces of a page that may be a result. */
interface Passage {
  readonly page: number
  readonly chosen: readonly number[]
  readonly score: number
}

/**
 * The best pieces that fit into one passage.
 * @param left numbers of the page's pieces, best first
 */
function choose(left: readonly number[], pieces: readonly Piece[]): number[] {
  const chosen: number[] = []
  let length = 0
  for (const at of left) {
    const piece = pieces[at]!
    if (chosen.length > 0 && length + piece.body.length > PASSAGE_LENGTH) continue // before it's measured, which takes longer
    const more = measurePiece(
      piece,
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
 * @param count called with the steps of preparing, and then with those of each answer
 */
export function retriever(chunks: readonly Chunk[], asked: Questions = {}, count?: CountSteps): Retriever {
  const pieces = listPieces(chunks)
  const pages = [...groupBy([...chunks.keys()], (chunk) => chunks[chunk]!.route).values()]
  const pageOf = new Map(pages.flatMap((numbers, page) => numbers.map((chunk) => [chunk, page] as const)))
  const rankPages = ranker(
    pages.map((numbers) => {
      const sections = numbers.flatMap((chunk) => chunks[chunk]!.sections)
      return { ...chunks[numbers[0]!]!, sections, text: wordsOfAll(sections) }
    }),
    asked,
    count,
  )
  const rankChunks = ranker(
    chunks.map((chunk) => ({ ...chunk, text: wordsOfAll(chunk.sections) })),
    asked,
    count,
  )
  const rankPieces = ranker(
    pieces.map(({ chunk, section, heading, body }) => ({
      ...chunks[chunk]!,
      sections: [section],
      text: splitTerms(withoutAddresses(`${heading}\n\n${body}`)),
    })),
    asked,
    count,
  )
  return (question, wanted) => {
    const words = splitTerms(question)
    const [ofPages, ofChunks, ofPieces] = [rankPages(words), rankChunks(words), rankPieces(words)]
    const weigh = (numbers: readonly number[]) =>
      numbers.slice(0, BEST.length).reduce((sum, at, nth) => sum + BEST[nth]! * ofPieces.get(at)!, 0)
    const candidates = [...groupBy([...ofPieces], ([at]) => pageOf.get(pieces[at]!.chunk)!)].map(
      ([page, found]) => {
        const left = found.sort(([, one], [, other]) => other - one).map(([at]) => at)
        const best = Math.max(...pages[page]!.map((chunk) => ofChunks.get(chunk) ?? 0))
        const around = AROUND.page * (ofPages.get(page) ?? 0) + AROUND.chunk * best
        return { page, left, around, limit: weigh(left) + around }
      },
    )
    let passages: Passage[] = []
    for (const candidate of candidates.sort((one, other) => other.limit - one.limit)) {
      const last = passages[wanted - 1]
      if (last && candidate.limit < last.score) break // no passage of this page or a later one is among those wanted
      let { left } = candidate
      for (let turn = 0; turn < PASSAGES_PER_PAGE && left.length > 0; turn += 1) {
        count?.(left.length)
        const chosen = choose(left, pieces)
        left = left.filter((at) => !chosen.includes(at))
        const score = weigh(chosen) + candidate.around * (turn === 0 ? 1 : AGAIN)
        passages.push({ page: candidate.page, chosen, score })
      }
      passages = passages
        .sort((one, other) => other.score - one.score || one.page - other.page)
        .slice(0, wanted)
    }
    return passages.map(({ page, chosen }) => {
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
