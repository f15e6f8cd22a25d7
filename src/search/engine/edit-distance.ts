/**
 * Number of letters to insert, delete, change or swap with their neighbor to get from one word to the other.
 * Gives up above the limit and answers limit + 1.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      let best = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + cost)
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && swapped) best = Math.min(best, before[column - 2]! + 1)
      next.push(best)
    }
    if (Math.min(...next) > limit) return limit + 1
    before = last
    last = next
  }
  return last[other.length]!
}
