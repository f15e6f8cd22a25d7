/** Random choices that depend only on a seed, so a walk can be repeated. */
export type Random = {
  /** A whole number from 0 to `end`, exclusive. */
  below: (end: number) => number
  /** An item from a list that isn't empty. */
  one: <T>(list: readonly T[]) => T
}

/**
 * A generator for one step of a walk, so a step's choices don't affect those of the next steps.
 * @param seed the walk's seed, a whole number
 * @param step its number
 */
export function makeRandom(seed: number, step: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b)) >>> 0
  // Mulberry32, which is in the public domain.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, one: (list) => list[below(list.length)]! } // below() never reaches the length
}
