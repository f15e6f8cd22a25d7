/**
 * Letters to insert, delete, change or swap with their neighbor to get from one word to the other (optimal string
 * alignment). Out: the distance, or `limit + 1` as soon as it's certain to be larger than `limit`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      current[column] = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[right.length] ?? Infinity, limit + 1)
}

/** How far a name can be from the intended one, in letters. */
const limitFor = (name: string, candidate: string) =>
  Math.max(2, Math.floor(Math.max(name.length, candidate.length) / 3))

/** Letters by their codes; two that share a slot only make the bound below smaller. */
const PLACES = 64

/** Letters of a word, for `leastDistance`. */
export function countLetters(word: string): Int32Array {
  const counts = new Int32Array(PLACES)
  for (let index = 0; index < word.length; index++) counts[word.charCodeAt(index) % PLACES]! += 1
  return counts
}

/**
 * The minimum distance between two words regardless of letter order, because no edit adds or removes more than one
 * letter. It rules out most names in time linear in their length, not quadratic.
 */
export function leastDistance(left: Int32Array, right: Int32Array): number {
  let [missing, added] = [0, 0]
  for (let place = 0; place < PLACES; place++) {
    const difference = left[place]! - right[place]!
    if (difference > 0) missing += difference
    else added -= difference
  }
  return Math.max(missing, added)
}

/**
 * The known names most similar to the given one, ignoring letter case, best first. None that differ by more than a
 * third.
 */
export function nearMatches(name: string, known: Iterable<string>, count = 3): string[] {
  const wanted = name.toLowerCase()
  const letters = countLetters(wanted)
  return [...known]
    .map((candidate) => {
      const limit = limitFor(name, candidate)
      const lower = candidate.toLowerCase()
      const isFar =
        Math.abs(wanted.length - lower.length) > limit || leastDistance(letters, countLetters(lower)) > limit
      return { candidate, limit, distance: isFar ? limit + 1 : editDistance(wanted, lower, limit) }
    })
    .filter(({ distance, limit }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/** `did you mean "a" or "b"?`, or an empty string if nothing is similar. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearMatches(name, known).map((word) => `"${word}"`)
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : ''
}

/** A closing hint such as ` (near: /build, /build/faq)`, or an empty string. */
export function nearHint(name: string, known: Iterable<string>): string {
  const near = nearMatches(name, known)
  return near.length > 0 ? ` (near: ${near.join(', ')})` : ''
}
