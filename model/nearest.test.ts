import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../tests/fuzz/fuzz'
import { countLetters, leastDistance, nearMatches } from './nearest'

/** The distance, straight from its definition, to compare with. */
function distance(left: string, right: string): number {
  if (left === '' || right === '') return left.length + right.length
  if (left[0] === right[0]) return distance(left.slice(1), right.slice(1))
  const isSwapped = left.length > 1 && left[0] === right[1] && left[1] === right[0]
  return (
    1 +
    Math.min(
      distance(left.slice(1), right),
      distance(left, right.slice(1)),
      distance(left.slice(1), right.slice(1)),
      isSwapped ? distance(left.slice(2), right.slice(2)) : Infinity,
    )
  )
}

const isNear = (name: string, other: string) =>
  distance(name, other) <= Math.max(2, Math.floor(Math.max(name.length, other.length) / 3))

describe('nearMatches', () => {
  it('are at most three, the nearest first', () => {
    expect(nearMatches('chains.celo.chainid', ['chains.celo.chainIds', 'x', 'chains.celo.chainId'])).toEqual([
      'chains.celo.chainId',
      'chains.celo.chainIds',
    ])
    expect(nearMatches('aaaa', ['aaab', 'aaba', 'abaa', 'baaa'])).toHaveLength(3)
  })

  it("are those that the distance's definition finds", () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
    holds(
      'near matches',
      fc.property(word, word, (name, other) => {
        expect(nearMatches(name, [other])).toEqual(isNear(name, other) ? [other] : [])
      }),
    )
  })

  it('the letter count bound for words with different letters is never more than the distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
    holds(
      'least distances',
      fc.property(word, word, (left, right) => {
        expect(leastDistance(countLetters(left), countLetters(right))).toBeLessThanOrEqual(
          distance(left, right),
        )
      }),
    )
    const far = countLetters('qxzjvbyhqxzjvbyhqxzjvbyhqxzjvby')
    expect(leastDistance(far, countLetters('parameters.group.network.field'))).toBe(31)
    expect(leastDistance(countLetters('dleif'), countLetters('field')), 'control: the same letters').toBe(0)
  })

  it('a name far longer than all others is not compared with any: 1,000,000 letters, 2,000 names', () => {
    const names = Array.from({ length: 2000 }, (_, index) => `contracts.Name${index}.celo-sepolia`)
    expect(nearMatches('x'.repeat(1_000_000), names)).toEqual([])
  })
})
