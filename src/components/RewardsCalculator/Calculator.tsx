import Translate, { translate } from '@docusaurus/Translate'
import { useEffect, useState } from 'react'
import { answerTo, type FieldTexts, type RewardParameters } from './answer'
import Field from './Field'
import { fieldWords } from './fields'
import Results from './Results'

export interface CalculatorProps {
  parameters: RewardParameters
  example: FieldTexts
  /** The yield as readers see it, and the day of its last check. */
  yieldText: string
  checked: string
}

/** One voter's rewards. Shows the worked example until the script runs; then the fields can be changed. */
export default function Calculator({ parameters, example, yieldText, checked }: CalculatorProps) {
  const [started, setStarted] = useState(false)
  const [texts, setTexts] = useState(example)
  useEffect(() => setStarted(true), [])
  const { answer, faults } = answerTo(texts, parameters)
  const name = started
    ? translate({ id: 'rewards.calculator', message: 'Rewards calculator' })
    : translate({ id: 'rewards.example', message: 'Worked example of rewards' })
  const receipt = translate(
    {
      id: 'rewards.receipt',
      message:
        'Yield {yieldText} per epoch, multiplier {multiplier}, {epochs} epochs per year. Last checked {checked}.',
    },
    { yieldText, multiplier: parameters.multiplier, epochs: parameters.epochsPerYear, checked },
  )
  return (
    <div className="table wide" role="region" aria-label={name} tabIndex={0}>
      <table>
        <caption className="hidden">{name}</caption>
        <tbody>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {started ? (
                <Translate id="rewards.yours">Your values</Translate>
              ) : (
                <Translate id="rewards.given">The worked example</Translate>
              )}
            </th>
          </tr>
          {fieldWords().map((words) => (
            <Field
              key={words.id}
              words={words}
              text={texts[words.id]}
              fault={faults[words.id]}
              onChange={started ? (text) => setTexts({ ...texts, [words.id]: text }) : undefined}
            />
          ))}
        </tbody>
        <Results answer={answer} />
      </table>
      <p className="receipt">{receipt}</p>
    </div>
  )
}
