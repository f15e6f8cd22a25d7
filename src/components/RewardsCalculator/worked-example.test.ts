import { describe, expect, it } from 'vitest'
import { factRaw, pagesUsing } from '../../../model/facts/registry'
import { compounded, epochRewards, scheduledPerDay, voterReward } from './reward'

const number = (path: string) => Number(factRaw(path))
const page = 'docs/what-is-celo/using-celo/protocol/epoch-rewards/index.mdx'

/** The records in rewards.json that are calculated from those that governance or the example sets. */
function workOut(targetYield: number): Record<string, number> {
  const activeVotes = number('rewards.exampleActiveVotes')
  const votes = number('rewards.exampleVotes')
  const epochs = number('rewards.epochsPerYear')
  const sums = epochRewards(activeVotes, number('community-rpc.paymentNow'), {
    targetYield,
    communityShare: number('economy.communityShare') / 100,
    carbonShare: number('economy.carbonShare') / 100,
    multiplier: 1,
  })
  const reward = voterReward(sums.voters, { votes, activeVotes, score: 1, slashing: 1, commission: 0 })
  const year = compounded(votes, reward, epochs)
  return {
    scheduledPerDay: scheduledPerDay({
      startSupply: number('economy.startSupply'),
      supplyCap: number('economy.supplyCap'),
      linearYears: number('economy.linearYears'),
    }),
    exampleVoters: sums.voters,
    examplePlanned: sums.planned,
    exampleCommunity: sums.community,
    exampleCarbon: sums.carbon,
    exampleReward: reward,
    exampleYear: year,
    exampleYield: (year / votes) * 100,
    exampleCommunityYear: sums.community * epochs,
    exampleCarbonYear: sums.carbon * epochs,
  }
}

const results = Object.entries(workOut(number('governable.targetYield') / 100))

describe('the worked example', () => {
  it.each(results)('has %s as the registry holds it', (id, expected) =>
    expect(number(`rewards.${id}`)).toBeCloseTo(expected, 2),
  )

  it('has the reward of one voter to four decimals', () =>
    expect(number('rewards.exampleReward')).toBeCloseTo(Object.fromEntries(results).exampleReward!, 6))

  it('would no longer be right if governance changed the yield', () =>
    expect(workOut(0.0001).exampleVoters).not.toBeCloseTo(number('rewards.exampleVoters'), 2))

  it.each([
    'exampleVoters',
    'examplePlanned',
    'exampleCommunity',
    'exampleCarbon',
    'exampleReward',
    'exampleYear',
  ])('stands on the page with its %s', (id) => expect(pagesUsing(`rewards.${id}`)).toContain(page))
})
