import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../tests/fuzz/fuzz'
import { nearMatches } from './nearest'

/** The distance as its definition reads, to compare with. */
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

  it('are those that the definition of the distance finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
    holds(
      'near matches',
      fc.property(word, word, (name, other) => {
        expect(nearMatches(name, [other])).toEqual(isNear(name, other) ? [other] : [])
      }),
    )
  })

  it('a name of other letters takes a third of the time of one with the same letters, at most', () => {
    const names = Array.from({ length: 1500 }, (_, index) => `parameters.group${index}.network.field`)
    const takeTime = (name: string) => {
      const start = performance.now()
      expect(nearMatches(name, names)).toEqual([])
      return performance.now() - start
    }
    const leastTime = (name: string) => Math.min(...Array.from({ length: 9 }, () => takeTime(name)))
    const same = leastTime('dleif.krowten.1puorg.sretemarap')
    expect(leastTime('qxzjvbyhqxzjvbyhqxzjvbyhqxzjvby')).toBeLessThan(same / 3)
  })

  it('a name far longer than all others is compared with none: 1,000,000 letters, 2,000 names', () => {
    const names = Array.from({ length: 2000 }, (_, index) => `contracts.Name${index}.celo-sepolia`)
    expect(nearMatches('x'.repeat(1_000_000), names)).toEqual([])
  })
})
