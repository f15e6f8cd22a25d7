import { readNumber } from './read-number'
import { compounded, voterReward, voterSum } from './reward'

export type FieldId = 'locked' | 'active' | 'score' | 'slashing' | 'commission' | 'total'

/** The registry's values at build time. The yield is a fraction of the votes, for one epoch. */
export interface RewardParameters {
  targetYield: number
  multiplier: number
  epochsPerYear: number
}

export type FieldTexts = Record<FieldId, string>
export type Fault = 'empty' | 'not a number' | 'too small' | 'too large' | 'fewer than yours'
export type Faults = Partial<Record<FieldId, Fault>>

export interface Answer {
  votes: number
  /** As a fraction of all active votes. */
  share: number
  reward: number
  year: number
  /** The year's rewards as a fraction of the votes. */
  yearYield: number
}

const MAX_CELO = 1e9

/** Smallest and largest number that each field accepts: CELO, or percent. */
export const limits: Record<FieldId, readonly [number, number]> = {
  locked: [0, MAX_CELO],
  active: [0, 100],
  score: [0, 100],
  slashing: [0, 100],
  commission: [0, 100],
  total: [1, MAX_CELO],
}

function readFields(texts: FieldTexts): { values: Record<FieldId, number>; faults: Faults } {
  const values = { locked: 0, active: 0, score: 0, slashing: 0, commission: 0, total: 1 }
  const faults: Faults = {}
  for (const id of Object.keys(values) as FieldId[]) {
    const reading = readNumber(texts[id], ...limits[id])
    if ('value' in reading) values[id] = reading.value
    else faults[id] = reading.fault
  }
  const known = !faults.locked && !faults.active && !faults.total
  if (known && values.total < (values.locked * values.active) / 100) faults.total = 'fewer than yours'
  return { values, faults }
}

/** The reward for the values in the fields, or what's wrong with each. */
export function answerTo(
  texts: FieldTexts,
  parameters: RewardParameters,
): { answer?: Answer; faults: Faults } {
  const { values, faults } = readFields(texts)
  if (Object.keys(faults).length > 0) return { faults }
  const votes = (values.locked * values.active) / 100
  const voters = voterSum(values.total, parameters.targetYield, parameters.multiplier)
  const reward = voterReward(voters, {
    votes,
    activeVotes: values.total,
    score: values.score / 100,
    slashing: values.slashing / 100,
    commission: values.commission / 100,
  })
  const year = compounded(votes, reward, parameters.epochsPerYear)
  const yearYield = votes === 0 ? 0 : year / votes
  return { answer: { votes, share: votes / values.total, reward, year, yearYield }, faults }
}
