/** A query word as a reader might mistype it. */
export interface Mistyped {
  readonly word: string
  readonly typed: string
  /** The kind of typo, where, and how many. */
  readonly kind: string
}

type Error = (word: string, at: number) => string

const LETTERS = 'etaoinshrdlucmfwypvbgkjqxz'

/** One-letter typos, at positions from the word's start to its last letter. */
const ERRORS: Readonly<Record<string, Error>> = {
  missing: (word, at) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word, at) => word.slice(0, at + 1) + word.slice(at),
  swapped: (word, at) => {
    const from = Math.min(at, word.length - 2)
    return word.slice(0, from) + word[from + 1]! + word[from]! + word.slice(from + 2)
  },
  wrong: (word, at) => {
    const other = LETTERS[(LETTERS.indexOf(word[at]!) + 1 + (word.length % 5)) % LETTERS.length]!
    return word.slice(0, at) + other + word.slice(at + 1)
  },
}
const KINDS = Object.keys(ERRORS)
const PLACES = ['start', 'middle', 'end'] as const
/** Words of this length may contain two typos. */
const LONG = 8

const placeIn = (word: string, place: (typeof PLACES)[number]) =>
  ({ start: 0, middle: word.length >> 1, end: word.length - 1 })[place]

/** The query words that the site has, the most searched first. */
function searchedWords(queries: readonly string[], known: ReadonlySet<string>, most: number): string[] {
  const counts = new Map<string, number>()
  for (const query of queries)
    for (const word of new Set(query.toLowerCase().match(/[a-z]{4,}/g) ?? []))
      if (known.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word)
}

/**
 * One typo for each of the most searched words, taking all kinds and positions in turn, plus a second one in the
 * middle of every other long word. If the result is another word on the site, it's not a typo, so the next kind is
 * used.
 * @param queries of readers
 * @param words that the site has
 */
export function mistyped(queries: readonly string[], words: readonly string[], most = 300): Mistyped[] {
  const known = new Set(words)
  let longWords = 0
  return searchedWords(queries, known, most).map((word, turn) => {
    const isTwice = word.length >= LONG && (longWords += 1) % 2 === 0
    const from = isTwice ? ERRORS['wrong']!(word, (word.length >> 1) - 1) : word
    for (let next = turn; ; next += 1) {
      const [kind, place] = [KINDS[next % 4]!, PLACES[Math.floor(next / 4) % 3]!]
      const typed = ERRORS[kind]!(from, placeIn(from, place))
      if (typed !== word && !known.has(typed))
        return { word, typed, kind: `${kind} at the ${place}${isTwice ? ', twice' : ''}` }
    }
  })
}
