import { SECTION_WEIGHTS } from '../ranking'
import { addTerm, askForBlocks, type Found, matchWord, type Matches } from './find-terms'
import type { SearchIndex } from './load-index'
import { pageLayout, segmentIndex } from './page-layout'
import { QUERY_LIMIT, wholeTerms, splitWords, type Word } from './words'

export interface Ranked {
  readonly record: number
  readonly page: number
  readonly score: number
}

/** Maximum number of query words that are used. */
const WORDS_LIMIT = 12
/** The query's significant words: without stop words, unless it has no others. */
export function queryWords(query: string): Word[] {
  const words = splitWords(query.slice(0, QUERY_LIMIT))
  const telling = words.filter((word) => !word.isStopWord)
  return (telling.length > 0 ? telling : words).slice(0, WORDS_LIMIT)
}

/** Names written as two words, such as "fee currency" for feeCurrency. */
function neighborTerms(words: readonly Word[]): string[] {
  return words.slice(1).map((word, index) => words[index]!.term + word.term)
}

/**
 * Records for a query, best first. A record's score is the sum of its terms' weights, reduced if it's missing
 * words. A title, slug or heading that matches the whole query raises it, and the page's other sections raise it
 * slightly.
 */
export async function rank(index: SearchIndex, query: string): Promise<Ranked[]> {
  const words = queryWords(query)
  if (words.length === 0) return []
  const typing = !/\s$/.test(query)
  const { whole, pairs } = namesIn(query)
  askForBlocks(index, words, typing, [...whole, ...pairs])
  const found = await Promise.all(
    words.map((word, at) => matchWord(index, word, typing && at === words.length - 1)),
  )
  const said = meantQuery(query, words, found)
  const named = said === undefined ? { whole, pairs } : namesIn(said)
  const byWord = found.map(({ matches }) => matches)
  return sorted(scores(byWord, await computeBonus(index, named), pageLayout(index.manifest.pages).pages))
}

interface Names {
  /** Terms for titles and headings that match the whole query. */
  readonly whole: readonly string[]
  /** Terms for names written as two words. */
  readonly pairs: readonly string[]
}

const namesIn = (query: string): Names => ({
  whole: wholeTerms(query.slice(0, QUERY_LIMIT)),
  pairs: neighborTerms(queryWords(query)),
})

/** The query with its mistyped words corrected; undefined if none is mistyped. */
function meantQuery(query: string, words: readonly Word[], found: readonly Found[]): string | undefined {
  if (found.every(({ meant }) => meant === undefined)) return undefined
  return words.reduce(
    (text, word, at) => text.replace(word.text, found[at]!.meant ?? word.text),
    query.toLowerCase(),
  )
}

/** What records get if the query, or two of its words, is their name. */
async function computeBonus(index: SearchIndex, { whole, pairs }: Names): Promise<Matches> {
  const bonus: Matches = new Map()
  const neighbors: Matches = new Map()
  await Promise.all([
    ...whole.map((term) => addTerm(index, bonus, term, SECTION_WEIGHTS.whole)),
    ...pairs.map((term) => addTerm(index, neighbors, term, SECTION_WEIGHTS.neighbors)),
  ])
  for (const [record, value] of neighbors) {
    bonus.set(record, (bonus.get(record) ?? 0) + Math.min(value, SECTION_WEIGHTS.neighborsLimit))
  }
  return bonus
}

/** The best weight of a word in each page. */
function byPage(matches: Matches, makePage: (record: number) => number): Map<number, number> {
  const best = new Map<number, number>()
  for (const [record, value] of matches) {
    const page = makePage(record)
    if (value > (best.get(page) ?? 0)) best.set(page, value)
  }
  return best
}

interface Score {
  readonly record: number
  readonly page: number
  /** Including the page's other sections; this ranks the page. */
  readonly whole: number
  /** For the record only; this ranks the sections within the page. */
  readonly own: number
}

/** How significant a word is: the fewer records contain it, the more. A word in no record isn't significant. */
function weighRarity(matches: Matches, records: number): number {
  return matches.size === 0 ? 0 : Math.log(1 + records / (1 + matches.size))
}

/** Scores of records: their words' weights, reduced for missing words, most of all for significant ones. */
function scores(byWord: readonly Matches[], bonus: Matches, starts: readonly number[]): Score[] {
  const pages = new Map<number, number>()
  for (const matches of [...byWord, bonus])
    for (const record of matches.keys())
      if (!pages.has(record)) pages.set(record, segmentIndex(starts, record))
  const words = byWord.map((matches) => ({
    matches,
    inPage: byPage(matches, (record) => pages.get(record)!),
    idf: weighRarity(matches, starts.at(-1)!),
  }))
  const all = words.reduce((sum, { idf }) => sum + idf, 0)
  const computeScore = (record: number, sum: number, held: number) => {
    const share = all === 0 ? 1 : held / all
    const extra = bonus.get(record)
    if (extra === undefined) return sum * share ** SECTION_WEIGHTS.missing
    return (sum + extra) * Math.max(share, SECTION_WEIGHTS.named) ** SECTION_WEIGHTS.missing
  }
  return [...pages].map(([record, page]) => {
    let [sum, held, nearSum, nearHeld] = [0, 0, 0, 0]
    for (const { matches, inPage, idf } of words) {
      const value = matches.get(record)
      const near = value === undefined ? inPage.get(page) : undefined
      sum += value ?? 0
      held += value === undefined ? 0 : idf
      nearSum += near ?? 0
      nearHeld += near === undefined ? 0 : idf
    }
    const whole = computeScore(
      record,
      sum + nearSum * SECTION_WEIGHTS.otherSectionValue,
      held + nearHeld * SECTION_WEIGHTS.otherSection,
    )
    return { record, page, whole, own: computeScore(record, sum, held) }
  })
}

/** Each page's sections in the order of their own scores, with the page's score. */
function withinPages(scored: readonly Score[]): Ranked[] {
  const pages = new Map<number, Score[]>()
  for (const one of scored) {
    const list = pages.get(one.page)
    if (list) list.push(one)
    else pages.set(one.page, [one])
  }
  return [...pages].flatMap(([page, list]) => {
    const best = list.map(({ whole }) => whole).sort((one, other) => other - one)
    const bonus =
      SECTION_WEIGHTS.page * best.slice(0, SECTION_WEIGHTS.bestOfPage).reduce((sum, score) => sum + score, 0)
    return list
      .sort((one, other) => other.own - one.own || one.record - other.record)
      .map(({ record }, at) => ({ record, page, score: best[at]! + bonus }))
  })
}

function sorted(scored: readonly Score[]): Ranked[] {
  return withinPages(scored).sort((one, other) => other.score - one.score || one.record - other.record)
}
