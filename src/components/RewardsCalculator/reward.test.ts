import { describe, expect, it } from 'vitest'
import { compounded, epochRewards, scheduledPerDay, targetSupply, voterReward } from './reward'

const schedule = { startSupply: 600e6, supplyCap: 1e9, linearYears: 15 }
const YEAR = 365 * 86_400
const parameters = { targetYield: 0.00005075, communityShare: 0.01, carbonShare: 0.0005, multiplier: 1 }

describe('the schedule', () => {
  // The cases of EpochRewards.t.sol in celo-monorepo.
  it('is two thirds through its first half after ten years', () =>
    expect(targetSupply(10 * YEAR, schedule)).toBeCloseTo(733_333_333.333, 3))

  // "about 36.5k CELO per epoch" in CGP-134.
  it('plans the same for each day', () => expect(scheduledPerDay(schedule)).toBeCloseTo(36_529.68, 2))

  it('has no rule after the even part', () =>
    expect(() => targetSupply(15 * YEAR, schedule)).toThrow(
      'found 473040000 seconds since the start; expected 0 to 473040000',
    ))

  it('has no rule before the start', () => expect(() => targetSupply(-1, schedule)).toThrow(RangeError))
})

describe('the sums of an epoch', () => {
  it('give each fund its share of the planned total', () => {
    const { planned, voters, community, carbon } = epochRewards(80e6, 0, parameters)
    expect(voters).toBeCloseTo(4060, 9)
    expect(community / planned).toBeCloseTo(0.01, 12)
    expect(carbon / planned).toBeCloseTo(0.0005, 12)
    expect(voters + community + carbon).toBeCloseTo(planned, 9)
  })

  it('include node payments in the base for the funds but not for voters', () => {
    const paid = epochRewards(80e6, 1000, parameters)
    expect(paid.voters).toBeCloseTo(4060, 9)
    expect(paid.community).toBeCloseTo((5060 / 0.9895) * 0.01, 9)
  })

  it('follow the multiplier', () =>
    expect(epochRewards(80e6, 0, { ...parameters, multiplier: 0.5 }).voters).toBeCloseTo(2030, 9))
})

describe('one voter', () => {
  const vote = { votes: 10_000, activeVotes: 80e6, score: 1, slashing: 1, commission: 0 }

  it('gets the yield on the votes, no matter how many others vote', () => {
    for (const activeVotes of [20_000, 80e6, 300e6]) {
      const { voters } = epochRewards(activeVotes, 0, parameters)
      expect(voterReward(voters, { ...vote, activeVotes })).toBeCloseTo(0.5075, 9)
    }
  })

  it.each([
    ['score', { score: 0.5 }],
    ['slashing multiplier', { slashing: 0.5 }],
    ['commission', { commission: 0.5 }],
  ])('gets half when the %s halves it', (_, change) =>
    expect(voterReward(4060, { ...vote, ...change })).toBeCloseTo(0.25375, 9),
  )
})

describe('a year', () => {
  // Both results are in CGP-134.
  it.each([
    [0.0001015, 0.0377],
    [0.000252 * 0.441, 0.04139475603],
  ])('at %d an epoch grows by %d', (yieldAnEpoch, expected) =>
    expect(compounded(1, yieldAnEpoch, 365)).toBeCloseTo(expected, 4),
  )

  it('of no votes is nothing', () => expect(compounded(0, 0, 365)).toBe(0))
})
