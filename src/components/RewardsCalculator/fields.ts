import { translate } from '@docusaurus/Translate'
import type { Fault, FieldId } from './answer'

export interface FieldWords {
  id: FieldId
  label: string
  /** What the field means, and where its value comes from. */
  help: string
  unit: 'CELO' | '%'
}

/** The fields in the order that they stand in. */
export function fieldWords(): FieldWords[] {
  return [
    {
      id: 'locked',
      unit: 'CELO',
      label: translate({ id: 'rewards.locked', message: 'CELO you have locked' }),
      help: translate({
        id: 'rewards.locked.help',
        message: 'Only locked CELO can vote, and so earn.',
      }),
    },
    {
      id: 'active',
      unit: '%',
      label: translate({ id: 'rewards.active', message: 'Part of it in active votes' }),
      help: translate({
        id: 'rewards.active.help',
        message: 'Votes for an elected group, once you have activated them. All other votes earn nothing.',
      }),
    },
    {
      id: 'score',
      unit: '%',
      label: translate({ id: 'rewards.score', message: 'Score of your group' }),
      help: translate({
        id: 'rewards.score.help',
        message: 'ScoreManager holds it: 100 unless somebody lowered it.',
      }),
    },
    {
      id: 'slashing',
      unit: '%',
      label: translate({ id: 'rewards.slashing', message: 'Slashing multiplier of your group' }),
      help: translate({
        id: 'rewards.slashing.help',
        message: '100 for a group that was not slashed. A slashing halves it for a time.',
      }),
    },
    {
      id: 'commission',
      unit: '%',
      label: translate({ id: 'rewards.commission', message: 'Part that your group keeps' }),
      help: translate({
        id: 'rewards.commission.help',
        message:
          'A commission on voters’ rewards, possible since contract release 17. Leave 0 if your group takes none.',
      }),
    },
    {
      id: 'total',
      unit: 'CELO',
      label: translate({ id: 'rewards.total', message: 'Active votes of all voters' }),
      help: translate({
        id: 'rewards.total.help',
        message: 'Changes your share, not your reward: the sum for all voters grows with all votes.',
      }),
    },
  ]
}

/** What to write instead, for each way to be wrong. */
export function faultText(fault: Fault, [low, high]: readonly [number, number]): string {
  switch (fault) {
    case 'empty':
      return translate({ id: 'rewards.fault.empty', message: 'Enter a number.' })
    case 'not a number':
      return translate({ id: 'rewards.fault.number', message: 'Enter digits, such as 10,000 or 1.5.' })
    case 'fewer than yours':
      return translate({ id: 'rewards.fault.fewer', message: 'Enter at least your own votes.' })
    default:
      return translate(
        { id: 'rewards.fault.range', message: 'Enter a number from {low} to {high}.' },
        { low: low.toLocaleString('en-US'), high: high.toLocaleString('en-US') },
      )
  }
}
