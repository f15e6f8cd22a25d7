/**
 * Number of single-letter edits between two words, in letters; Infinity as soon as it's certain to be more than `most`.
 * Words of very different lengths are not compared at all, so a long name costs nothing.
 */
function editDistance(left: readonly string[], right: readonly string[], most: number): number {
  if (Math.abs(left.length - right.length) > most) return Infinity
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 0; i < left.length; i += 1) {
    const next = [i + 1]
    let least = i + 1
    for (let j = 0; j < right.length; j += 1) {
      const kept = row[j]! + (left[i] === right[j] ? 0 : 1)
      const edits = Math.min(kept, row[j + 1]! + 1, next[j]! + 1)
      next.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return Infinity
    row = next
  }
  return row[right.length]!
}

/**
 * The names most like the given one, best first: at most three, none that differs in more than a third
 * of its letters.
 */
export function nearMatches(name: string, known: Iterable<string>): string[] {
  const letters = [...name.toLowerCase()]
  return [...known]
    .map((candidate) => {
      const most = Math.max(2, Math.max(candidate.length, name.length) / 3)
      return { candidate, most, distance: editDistance(letters, [...candidate.toLowerCase()], most) }
    })
    .filter(({ distance, most }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}
