// Suggestions for the not-found page: pure, without a server, over the small list of build/suggestions.json.
import { editDistance } from '../nearest'
import { plainPath, splitWords } from './path-words'

export interface SuggestedPage {
  readonly route: string
  readonly title: string
  /** Other words that readers use for the page. */
  readonly words?: readonly string[]
}

export interface SuggestionList {
  readonly pages: readonly SuggestedPage[]
  /** Old URLs with their current route. */
  readonly moved: readonly (readonly [from: string, to: string])[]
}

const MAX_SUGGESTIONS = 5
const MIN_SCORE = 0.25
const SHARED_START = 0.6
const SHARE_OF_BEST = 0.3
const OLD_ADDRESS_WEIGHT = 0.8

interface Candidate {
  readonly page: SuggestedPage
  readonly last: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly weight: number
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function listCandidates({ pages, moved }: SuggestionList): Candidate[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const live = pages.map((page) => ({
    page,
    last: new Set(splitWords(lastPart(page.route))),
    words: new Set([...splitWords(page.route), ...splitWords(page.title), ...(page.words ?? [])]),
    weight: 1,
  }))
  const old = moved.flatMap(([from, to]) => {
    const page = byRoute.get(to)
    if (!page) return []
    return {
      page,
      last: new Set(splitWords(lastPart(from))),
      words: new Set(splitWords(from)),
      weight: OLD_ADDRESS_WEIGHT,
    }
  })
  return [...live, ...old]
}

/** How similar two words are: 1 if identical, less for a shared prefix or a typo, 0 otherwise. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1
  const shorter = Math.min(asked.length, word.length)
  if (shorter < 4) return 0
  const longer = Math.max(asked.length, word.length)
  if ((asked.startsWith(word) || word.startsWith(asked)) && shorter / longer >= SHARED_START) return 0.7
  const limit = shorter >= 7 ? 2 : 1
  const distance = editDistance(asked, word, limit)
  return distance <= limit ? 0.8 - 0.2 * distance : 0
}

type Compare = (asked: string, words: ReadonlySet<string>) => number

/**
 * The similarity of the nearest among many words; pairs are compared once, because most words recur on many pages.
 */
function findNearest(): Compare {
  const known = new Map<string, number>()
  const remembered = (asked: string, word: string): number => {
    const key = `${asked} ${word}`
    const value = known.get(key) ?? likeness(asked, word)
    known.set(key, value)
    return value
  }
  return (asked, words) => {
    if (words.has(asked)) return 1
    let best = 0
    for (const word of words) best = Math.max(best, remembered(asked, word))
    return best
  }
}

/** Rare words are more significant: a word on one page weighs about six times as much as one on every page. */
function rarities(asked: readonly string[], candidates: readonly Candidate[]): number[] {
  return asked.map((word) => {
    const having = candidates.filter((candidate) => candidate.words.has(word)).length
    return Math.log2(2 + candidates.length / (1 + having)) / Math.log2(2 + candidates.length)
  })
}

function wordScores(path: string, list: SuggestionList): Map<SuggestedPage, number> {
  const asked = splitWords(path)
  const askedLast = new Set(splitWords(lastPart(path)))
  const candidates = listCandidates(list)
  const rarity = rarities(asked, candidates)
  const nearest = findNearest()
  const scores = new Map<SuggestedPage, number>()
  for (const { page, last, words, weight } of candidates) {
    let score = 0
    asked.forEach((word, index) => {
      const both = askedLast.has(word) ? nearest(word, last) : 0
      score += (rarity[index] ?? 0) * (nearest(word, words) + both)
    })
    const breadth = 1 + words.size / 20
    scores.set(page, Math.max(scores.get(page) ?? 0, (score * weight) / breadth))
  }
  return scores
}

/** Pages that match this path: the same path in another case, or the nearest one above it. */
function findExact(path: string, { pages, moved }: SuggestionList): SuggestedPage[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const targets = new Map<string, string>(moved.map(([from, to]) => [plainPath(from), to]))
  for (const page of pages) targets.set(plainPath(page.route), page.route)
  for (let part = path; part.length > 1; part = part.slice(0, part.lastIndexOf('/'))) {
    const depth = part.split('/').length - 1
    const page = byRoute.get(targets.get(part) ?? '')
    if (page && (part === path || depth > 1)) return [page]
  }
  return []
}

/**
 * Up to five pages for a path without one, best first.
 * In: the path as the browser shows it (any text; it never throws) and the list of pages and old URLs.
 */
export function suggest(path: string, list: SuggestionList): SuggestedPage[] {
  const plain = plainPath(path)
  const exact = findExact(plain, list)
  const scored = [...wordScores(plain, list)].sort(
    ([left, a], [right, b]) => b - a || (left.route < right.route ? -1 : 1),
  )
  const least = Math.max(MIN_SCORE, (scored[0]?.[1] ?? 0) * SHARE_OF_BEST)
  const near = scored.filter(([page, score]) => score >= least && !exact.includes(page)).map(([page]) => page)
  return [...exact, ...near].slice(0, MAX_SUGGESTIONS)
}
