import { translate } from '@docusaurus/Translate'
import type { Fault, FieldId } from './answer'

export interface FieldWords {
  id: FieldId
  label: string
  /** What the field means, and where its value comes from. */
  help: string
  unit: 'CELO' | '%'
}

/** The fields in their order. */
export function fieldWords(): FieldWords[] {
  return [
    {
      id: 'locked',
      unit: 'CELO',
      label: translate({ id: 'rewards.locked', message: 'Locked CELO' }),
      help: translate({
        id: 'rewards.locked.help',
        message: 'Only locked CELO can vote and earn rewards.',
      }),
    },
    {
      id: 'active',
      unit: '%',
      label: translate({ id: 'rewards.active', message: 'Active votes' }),
      help: translate({
        id: 'rewards.active.help',
        message:
          'The part of your locked CELO in activated votes for an elected group. Other votes earn nothing.',
      }),
    },
    {
      id: 'score',
      unit: '%',
      label: translate({ id: 'rewards.score', message: 'Group score' }),
      help: translate({
        id: 'rewards.score.help',
        message: 'Stored in ScoreManager. 100 unless it was lowered.',
      }),
    },
    {
      id: 'slashing',
      unit: '%',
      label: translate({ id: 'rewards.slashing', message: 'Group slashing multiplier' }),
      help: translate({
        id: 'rewards.slashing.help',
        message: "100 for a group that hasn't been slashed. Slashing halves it for a while.",
      }),
    },
    {
      id: 'commission',
      unit: '%',
      label: translate({ id: 'rewards.commission', message: 'Group commission' }),
      help: translate({
        id: 'rewards.commission.help',
        message:
          'The share of voters’ rewards that the group keeps, possible since contract release 17. Leave 0 if your group takes none.',
      }),
    },
    {
      id: 'total',
      unit: 'CELO',
      label: translate({ id: 'rewards.total', message: 'Total active votes' }),
      help: translate({
        id: 'rewards.total.help',
        message:
          'Changes your share but not your reward, because the total paid to voters grows with total votes.',
      }),
    },
  ]
}

/** What to enter instead, for each kind of mistake. */
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
