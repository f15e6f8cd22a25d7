import { editDistance } from '../../../model/nearest'
import type { SearchIndex } from './load-index'

/** Number of letters from which a word may contain two errors. */
const LONG = 8
/** Words that a mistyped one may mean. */
const NEAR_WORDS = 4

/** Errors that a reader may make in a word of the site. */
const errorsIn = (word: string) => (word.length < LONG ? 1 : 2)

/** Lists of the words that a mistyped one may mean: one letter longer or shorter, or two for long words. */
function nearLists({ longest }: SearchIndex['manifest'], typed: string): number[] {
  const lengths = [-2, -1, 0, 1, 2]
    .filter((step) => Math.abs(step) < 2 || typed.length + step >= LONG)
    .map((step) => Math.min(typed.length + step, longest))
  return [...new Set(lengths)].filter((length) => length > 3)
}

/**
 * Words on the site that a mistyped word may mean: nearest first, then those with the same start, then frequent
 * ones. Fetches the lists of words of about that length, which correctly typed queries don't need.
 */
export async function nearWords(index: SearchIndex, typed: string): Promise<string[]> {
  const lists = await Promise.all(nearLists(index.manifest, typed).map((n) => index.words(n)))
  const near = lists
    .flat()
    .map((word) => ({ word, distance: editDistance(typed, word, errorsIn(word)) }))
    .filter(({ word, distance }) => distance <= errorsIn(word))
  const nearest = Math.min(...near.map(({ distance }) => distance))
  const sameStart = ({ word }: { word: string }) => (word[0] === typed[0] ? 0 : 1)
  return near
    .filter(({ distance }) => distance === nearest)
    .sort((one, other) => sameStart(one) - sameStart(other))
    .slice(0, NEAR_WORDS)
    .map(({ word }) => word)
}
