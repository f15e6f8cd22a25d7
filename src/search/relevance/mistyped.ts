/** A word of queries as a reader may mistype it. */
export interface Mistyped {
  readonly word: string
  readonly typed: string
  /** What was done to it, where, and how often. */
  readonly kind: string
}

type Error = (word: string, at: number) => string

const LETTERS = 'etaoinshrdlucmfwypvbgkjqxz'

/** Errors of one letter, each at a place of the word from its start to its last letter. */
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
/** Words this long may hold two errors. */
const LONG = 8

const placeIn = (word: string, place: (typeof PLACES)[number]) =>
  ({ start: 0, middle: word.length >> 1, end: word.length - 1 })[place]

/** The words of queries that the site has, those that most queries hold first. */
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
 * One error for each of the words that are searched for most: all kinds and places in turn, and in every second long word
 * another one in its middle. What comes out as another word of the site is no error, and gets the next kind.
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
