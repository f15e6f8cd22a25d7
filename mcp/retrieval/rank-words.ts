/** What is ranked: its words by field, and a factor for its score. */
export interface Ranked<Field extends string> {
  readonly words: Readonly<Record<Field, readonly string[]>>
  readonly factor: number
}

/** Scores by the number of what was ranked; only of what has one of the words. */
export type Rank = (words: readonly string[]) => Map<number, number>

export interface RankOptions<Field extends string> {
  /** What a field counts. */
  readonly weights: Readonly<Record<Field, number>>
  /** BM25: how soon a repeated word stops counting, and how much a long field is held back. */
  readonly k: number
  readonly b: number
  /** Called with the number of entries that were made at first, and then with those that each answer read. */
  readonly count?: ((entries: number) => void) | undefined
}

/** For a word: what has it, and what it adds to the score. */
interface Entries {
  readonly numbers: number[]
  readonly scores: number[]
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** A field's length is its number of different words. An empty one counts as one word, so it isn't a match of its own. */
const measure = (counts: ReadonlyMap<string, number>) => Math.max(1, counts.size)

/**
 * Ranks with BM25 over fields. What each word adds is worked out once, so an answer only adds. A score is multiplied by the
 * number of different words found.
 */
export function wordRanker<Field extends string>(
  things: readonly Ranked<Field>[],
  { weights, k, b, count }: RankOptions<Field>,
): Rank {
  const fields = Object.keys(weights) as Field[]
  const counted = new Map<readonly string[], ReadonlyMap<string, number>>() // many share a title, so each list once
  const getCounts = (words: readonly string[]) => {
    const counts = counted.get(words) ?? countWords(words)
    counted.set(words, counts)
    return counts
  }
  const statistics = fields.map((field) => {
    const having = new Map<string, number>()
    let total = 0
    for (const { words } of things) {
      const counts = getCounts(words[field])
      total += measure(counts)
      for (const word of counts.keys()) having.set(word, (having.get(word) ?? 0) + 1)
    }
    const rarity = (matching: number) => Math.log(1 + (things.length - matching + 0.5) / (matching + 0.5))
    return {
      field,
      average: total / things.length,
      values: new Map([...having].map(([word, matching]) => [word, weights[field] * rarity(matching)])),
    }
  })
  const entries = new Map<string, Entries>()
  for (const [number, { words, factor }] of things.entries())
    for (const { field, average, values } of statistics) {
      const counts = getCounts(words[field])
      const length = 1 - b + (b * measure(counts)) / average
      for (const [word, times] of counts) {
        const score = factor * values.get(word)! * ((times * (k + 1)) / (times + k * length))
        const known = entries.get(word)
        const last = known ? known.numbers.length - 1 : 0
        if (!known) entries.set(word, { numbers: [number], scores: [score] })
        else if (known.numbers[last] === number) known.scores[last]! += score
        else {
          known.numbers.push(number)
          known.scores.push(score)
        }
      }
    }
  count?.([...entries.values()].reduce((sum, { numbers }) => sum + numbers.length, 0))
  const sums = new Float64Array(things.length)
  const found = new Uint16Array(things.length)
  return (words) => {
    const touched: number[] = []
    let read = 0
    for (const word of new Set(words)) {
      const { numbers, scores } = entries.get(word) ?? { numbers: [], scores: [] }
      read += numbers.length
      for (let at = 0; at < numbers.length; at += 1) {
        const number = numbers[at]!
        if (found[number]! === 0) touched.push(number)
        found[number]! += 1
        sums[number]! += scores[at]!
      }
    }
    count?.(read)
    const ranked = touched.map((number) => [number, sums[number]! * found[number]!] as const)
    for (const number of touched) sums[number] = found[number] = 0
    return new Map(ranked)
  }
}
