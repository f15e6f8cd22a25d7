import Translate from '@docusaurus/Translate'
import type { ReactNode } from 'react'
import type { Answer } from './answer'
import { numberText, percentText } from './number-text'

function Result({ label, value }: { label: ReactNode; value: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="number">{value}</td>
    </tr>
  )
}

/** What the voter gets, or a dash while a value is wrong. Screen readers announce rows that change. */
export default function Results({ answer }: { answer?: Answer }) {
  const celo = (value?: number) => (value === undefined ? '–' : `${numberText(value)} CELO`)
  const percent = (value?: number) => (value === undefined ? '–' : percentText(value))
  return (
    <tbody aria-live="polite">
      <tr>
        <th colSpan={2} scope="rowgroup">
          <Translate id="rewards.results">Your rewards</Translate>
        </th>
      </tr>
      <Result
        label={<Translate id="rewards.share">Your share of all active votes</Translate>}
        value={percent(answer?.share)}
      />
      <Result
        label={<Translate id="rewards.epoch">Reward per epoch</Translate>}
        value={celo(answer?.reward)}
      />
      <Result
        label={<Translate id="rewards.year">Rewards per year, compounded</Translate>}
        value={celo(answer?.year)}
      />
      <Result
        label={<Translate id="rewards.yearYield">Yearly rewards as a share of your votes</Translate>}
        value={percent(answer?.yearYield)}
      />
    </tbody>
  )
}
