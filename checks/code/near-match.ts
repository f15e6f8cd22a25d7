function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * @param word what was written
 * @param known the words that would have been right
 * @returns "did you mean x or y?" with at most three near words, or an empty string
 */
export function didYouMean(word: string, known: Iterable<string>): string {
  const limit = Math.max(2, Math.floor(word.length / 3))
  const near = [...known]
    .map((candidate) => ({ candidate, far: distance(word, candidate) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ candidate }) => `"${candidate}"`)
  return near.length === 0 ? '' : `did you mean ${near.join(' or ')}?`
}
