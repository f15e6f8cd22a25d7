import { getFactText, shortDayText } from '@site/model/facts/fact-text'
import governable from '@site/data/parameters/governable.json'
import rewards from '@site/data/parameters/rewards.json'
import Island from '@theme/Island'
import Calculator from './Calculator'
import { numberText } from './number-text'

/** While both adjustment factors are zero, the multiplier of the rewards is 1: see the note of governable.multiplierMax. */
const MULTIPLIER = 1

/** The calculator with the registry's values at build time. It doesn't query a network. */
export default function RewardsCalculator() {
  const { targetYield } = governable
  return (
    <Island
      name="RewardsCalculator"
      component={Calculator}
      props={{
        parameters: {
          targetYield: targetYield.value / 100,
          multiplier: MULTIPLIER,
          epochsPerYear: rewards.epochsPerYear.value,
        },
        example: {
          locked: numberText(rewards.exampleVotes.value),
          active: '100',
          score: '100',
          slashing: '100',
          commission: '0',
          total: numberText(rewards.exampleActiveVotes.value),
        },
        yieldText: getFactText(targetYield),
        checked: shortDayText(targetYield.checkedOn),
      }}
    />
  )
}
