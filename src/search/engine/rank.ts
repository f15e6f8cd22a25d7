import { addTerm, matchWord, type Matches } from './find-terms'
import type { SearchIndex } from './load-index'
import { pageLayout, stretchOf } from './page-layout'
import { QUERY_LIMIT, wholeTerms, wordsOf, type Word } from './words'

export interface Ranked {
  readonly record: number
  readonly page: number
  readonly score: number
}

/** Words of a query that are looked at. */
const WORDS_LIMIT = 12
/** How much a record loses when it misses words of the query. */
const MISSING = 2
/** Sections of a page that speak for the page. */
const BEST_OF_PAGE = 3
/** What two words that make one name may add. */
const NEIGHBOURS_LIMIT = 0.3
const WEIGHTS = { whole: 1.5, neighbours: 0.6, page: 0.12 }

/** The words that a query is about: without small words, unless it has no others. */
export function queryWords(query: string): Word[] {
  const words = wordsOf(query.slice(0, QUERY_LIMIT))
  const telling = words.filter((word) => !word.isStopWord)
  return (telling.length > 0 ? telling : words).slice(0, WORDS_LIMIT)
}

/** Names written as two words, as "fee currency" for feeCurrency. */
function neighbourTerms(words: readonly Word[]): string[] {
  return words.slice(1).map((word, index) => words[index]!.term + word.term)
}

/**
 * Records for a query, best first.
 * A record's score is the sum of what its terms say about it, less where it misses words; a title, slug or heading that
 * is the whole query adds to it; so do the other sections of the page, a little.
 */
export async function rank(index: SearchIndex, query: string): Promise<Ranked[]> {
  const words = queryWords(query)
  if (words.length === 0) return []
  const typing = !/\s$/.test(query)
  const byWord = await Promise.all(
    words.map((word, at) => matchWord(index, word, typing && at === words.length - 1)),
  )
  const bonus: Matches = new Map()
  const neighbours: Matches = new Map()
  const whole = wholeTerms(query.slice(0, QUERY_LIMIT))
  await Promise.all([
    ...whole.map((term) => addTerm(index, bonus, term, WEIGHTS.whole)),
    ...neighbourTerms(words).map((term) => addTerm(index, neighbours, term, WEIGHTS.neighbours)),
  ])
  for (const [record, value] of neighbours) {
    bonus.set(record, (bonus.get(record) ?? 0) + Math.min(value, NEIGHBOURS_LIMIT))
  }
  return sorted(scores(byWord, bonus), pageLayout(index.manifest.pages).pages)
}

function scores(byWord: readonly Matches[], bonus: Matches): Map<number, number> {
  const totals = new Map<number, { sum: number; held: number }>()
  for (const matches of byWord) {
    for (const [record, value] of matches) {
      const total = totals.get(record) ?? { sum: 0, held: 0 }
      totals.set(record, { sum: total.sum + value, held: total.held + 1 })
    }
  }
  for (const [record, value] of bonus) {
    const total = totals.get(record) ?? { sum: 0, held: 0 }
    totals.set(record, { ...total, sum: total.sum + value, held: Math.max(total.held, byWord.length * 0.8) })
  }
  return new Map(
    [...totals].map(([record, { sum, held }]) => [record, sum * (held / byWord.length) ** MISSING]),
  )
}

function sorted(scored: ReadonlyMap<number, number>, starts: readonly number[]): Ranked[] {
  const all = [...scored].map(([record, score]) => ({ record, score, page: stretchOf(starts, record) }))
  all.sort((one, other) => other.score - one.score || one.record - other.record)
  const best = new Map<number, number[]>()
  for (const { page, score } of all) {
    const held = best.get(page) ?? []
    best.set(page, held)
    if (held.length < BEST_OF_PAGE) held.push(score)
  }
  const pageBonus = (page: number) => WEIGHTS.page * best.get(page)!.reduce((sum, score) => sum + score, 0)
  return all
    .map((one) => ({ ...one, score: one.score + pageBonus(one.page) }))
    .sort((one, other) => other.score - one.score || one.record - other.record)
}
