type Group = { readonly members: readonly number[]; readonly rules: ReadonlySet<number> }

/** Those with the same rules belong together from the start. */
function startGroups(rules: readonly ReadonlySet<number>[]): Group[] {
  const groups = new Map<string, Group>()
  rules.forEach((own, index) => {
    const key = [...own].sort((a, b) => a - b).join()
    groups.set(key, { rules: own, members: [...(groups.get(key)?.members ?? []), index] })
  })
  return [...groups.values()]
}

const join = (a: Group, b: Group): Group => ({
  members: [...a.members, ...b.members],
  rules: new Set([...a.rules, ...b.rules]),
})

/**
 * Groups pages that use nearly the same style: until few enough groups are left, the two that cost their pages least
 * become one.
 * @param rules which rules of a stylesheet each page uses
 * @param sizes bytes of each rule
 * @param most number of groups
 * @returns the pages of each group, as their numbers
 */
export function groupAlike(
  rules: readonly ReadonlySet<number>[],
  sizes: readonly number[],
  most: number,
): number[][] {
  const groups = startGroups(rules)
  const addedBytes = (to: Group, from: Group) => {
    let bytes = 0
    for (const rule of from.rules) if (!to.rules.has(rule)) bytes += sizes[rule]!
    return bytes * to.members.length
  }
  const comparePair = (a: Group, b: Group) => addedBytes(a, b) + addedBytes(b, a)
  const prices = groups.map((a, index) => groups.slice(0, index).map((b) => comparePair(a, b)))
  let left = [...groups.keys()]
  while (left.length > most) {
    let best = { price: Infinity, first: 0, second: 0 }
    for (const second of left)
      for (const first of left) {
        if (first >= second) break
        const price = prices[second]![first]!
        if (price < best.price) best = { price, first, second }
      }
    const { first, second } = best
    groups[first] = join(groups[first]!, groups[second]!)
    left = left.filter((index) => index !== second)
    for (const other of left) {
      if (other === first) continue
      prices[Math.max(first, other)]![Math.min(first, other)] = comparePair(groups[first], groups[other]!)
    }
  }
  return left.map((index) => [...groups[index]!.members].sort((a, b) => a - b))
}
