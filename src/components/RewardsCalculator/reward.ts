/**
 * What an epoch pays, as Celo's EpochRewards, Election and EpochManager calculate it (celo-monorepo@045aa0061b).
 * Amounts are in CELO, shares and factors are fractions of 1, times are in seconds. The contracts round every step
 * down to 24 and 18 decimals; numbers here have about 15 digits.
 */

const DAY = 86_400
const YEAR = 365 * DAY

export interface Schedule {
  /** CELO at the start of the network, and the most that can ever exist. */
  startSupply: number
  supplyCap: number
  /** Years in which the first half of the rewards is planned to come out evenly. */
  linearYears: number
}

/**
 * CELO that the schedule plans to have released after a given time.
 * @throws RangeError before the start, and after the even part, for which the contract has no rule
 */
export function targetSupply(secondsSinceStart: number, schedule: Schedule): number {
  const end = schedule.linearYears * YEAR
  if (secondsSinceStart < 0 || secondsSinceStart >= end)
    throw new RangeError(`found ${secondsSinceStart} seconds since the start; expected 0 to ${end}`)
  const half = (schedule.supplyCap - schedule.startSupply) / 2
  return schedule.startSupply + (half * secondsSinceStart) / end
}

/**
 * CELO that the schedule plans for one day of its even part.
 * @public data/parameters/rewards.json has its result, which worked-example.test.ts compares
 */
export function scheduledPerDay(schedule: Schedule): number {
  return targetSupply(DAY, schedule) - schedule.startSupply
}

export interface EpochParameters {
  /** Yield of a vote in one epoch. */
  targetYield: number
  communityShare: number
  carbonShare: number
  multiplier: number
}

export interface EpochRewards {
  /** Everything the epoch is planned to release, before the multiplier. */
  planned: number
  voters: number
  community: number
  carbon: number
}

/** What all voters together receive for one epoch. */
export function voterSum(activeVotes: number, targetYield: number, multiplier: number): number {
  return activeVotes * targetYield * multiplier
}

/**
 * The sums of one epoch.
 * @param activeVotes CELO in all voters' active votes
 * @param nodePayments payments to all elected nodes, in CELO
 * @public as above
 */
export function epochRewards(
  activeVotes: number,
  nodePayments: number,
  { targetYield, communityShare, carbonShare, multiplier }: EpochParameters,
): EpochRewards {
  const beforeMultiplier = voterSum(activeVotes, targetYield, 1)
  const planned = (beforeMultiplier + nodePayments) / (1 - communityShare - carbonShare)
  return {
    planned,
    voters: voterSum(activeVotes, targetYield, multiplier),
    community: planned * communityShare * multiplier,
    carbon: planned * carbonShare * multiplier,
  }
}

export interface Vote {
  votes: number
  activeVotes: number
  /** The group's score, slashing multiplier, and the share of its voters' reward that it keeps. */
  score: number
  slashing: number
  commission: number
}

/** What one voter for an elected group gets out of `voters`, the total for all voters. */
export function voterReward(voters: number, vote: Vote): number {
  const share = vote.votes / vote.activeVotes
  return voters * share * vote.score * vote.slashing * (1 - vote.commission)
}

/** The sum of all rewards when each is added to the votes, at the same yield in every epoch. */
export function compounded(votes: number, firstReward: number, epochs: number): number {
  if (votes === 0) return 0
  return votes * ((1 + firstReward / votes) ** epochs - 1)
}
