/** Number of single-letter edits between two words. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [i, a] of [...left].entries()) {
    const next = [i + 1]
    for (const [j, b] of [...right].entries()) {
      const kept = (row[j] ?? 0) + (a === b ? 0 : 1)
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}

/**
 * The names most like the given one, best first: at most three, none that differs in more than a third
 * of its letters.
 */
export function nearMatches(name: string, known: Iterable<string>): string[] {
  return [...known]
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, Math.max(candidate.length, name.length) / 3))
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}
