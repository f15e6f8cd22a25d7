function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Words nearest to `wanted` by edit distance, letter case aside, nearest first; at most `count`. */
export function nearMatches(wanted: string, words: readonly string[], count = 3): string[] {
  const target = wanted.toLowerCase()
  return words
    .map((word) => ({ word, far: distance(target, word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(2, Math.ceil(Math.max(word.length, wanted.length) / 3)))
    .sort((a, b) => a.far - b.far || a.word.localeCompare(b.word))
    .slice(0, count)
    .map(({ word }) => word)
}

/** A sentence that offers near matches, or says where the list is. */
export function didYouMean(wanted: string, words: readonly string[]): string {
  const near = nearMatches(wanted, words)
  return near.length > 0
    ? `Did you mean ${near.map((word) => `"${word}"`).join(' or ')}?`
    : 'Run `npm run facts -- list` for all paths.'
}
