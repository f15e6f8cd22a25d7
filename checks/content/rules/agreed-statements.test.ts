import { describe, expect, it } from 'vitest'
import type { Facts } from '../../../model/facts/page-facts'
import { registryFacts } from '../../../model/facts/registry-facts'
import { VALUE_ROWS, WRONG_ROWS } from '../agreed-statements'
import { context, makePage } from '../page-fixture'
import { agreedStatements } from './agreed-statements'

const facts: Facts = registryFacts()
const find = (body: string, fields: Readonly<Record<string, unknown>> = {}) =>
  agreedStatements(makePage(body, fields), { ...context, facts })

/** A sentence for each row, as pages write it; VALUE is replaced. */
const sentences: Readonly<Record<string, string>> = {
  'staking.unlockingPeriod': 'Unlocking then takes another VALUE, so plan for it.',
  'governable.groupsPerVoter': 'By default, you can vote for VALUE.',
  'epochs.minimumLength': 'An epoch lasts at least VALUE.',
  'governance.deposit': 'The required deposit is VALUE.',
  'governance.referendum': 'Its referendum is running, which takes VALUE.',
  'governance.execution': 'Anyone can execute it within VALUE after the referendum.',
  'governance.approvals': 'Each transaction requires the signatures of VALUE.',
  'trust.clabsSigners': 'The cLabs Safe requires VALUE signatures.',
  'withdrawals.challengers': 'You rely on one of VALUE permitted challengers.',
  'withdrawals.independentChallengers': 'Of these, VALUE are independent of cLabs.',
  'trust.challengeTime': 'An output root can be challenged for VALUE.',
  'trust.proveTime': 'If no valid proof arrives within VALUE, the challenger wins.',
  'trust.challengeBond': 'They object by posting a bond of VALUE.',
  'bridge.challengePeriod': 'A withdrawal takes more than VALUE.',
  'finality.ethereum': 'A payment is final after at least VALUE.',
  'trust.eigendaRetention': 'EigenDA keeps the data for about VALUE.',
}

const withValue = (fact: string, value: string): string => (sentences[fact] ?? '').replace('VALUE', value)
const another = (value: string): string => value.replace(/\d[\d.,]*|^one/, '99')

describe('a statement that several pages make', () => {
  it.each(VALUE_ROWS)('passes with the fact: $about', ({ fact }) =>
    expect(find(withValue(fact, facts.getText(fact)))).toEqual([]),
  )
  it.each(VALUE_ROWS)('control: another value is an error: $about', ({ about, fact }) =>
    expect(find(`Text.\n\n${withValue(fact, another(facts.getText(fact)))}`)).toMatchObject([
      {
        line: 15,
        severity: 'error',
        field: 'agreed-statement',
        found: `"${another(facts.getText(fact))}" about ${about}`,
        expected: `${facts.getText(fact)}, as in ${fact} and on other pages`,
      },
    ]),
  )
  it('has its own deposit on Celo Sepolia', () =>
    expect(find('Submit it there, with a deposit of 100 CELO.')).toEqual([]))
  it('can spell out the number', () =>
    expect(find('Unlocking takes three days. An epoch lasts at least 1 day.')).toEqual([]))
  it('is found in tables and lists', () => {
    const found = find(
      '- Unlocking takes 5 days.\n\n| Who | How many |\n|---|---|\n| Vote | Plus 4 approvers |',
    )
    expect(found.map(({ found: text }) => text)).toEqual([
      '"5 days" about how long unlocking takes',
      '"4 approvers" about how many approvers have to sign',
    ])
  })
  it('can differ on a page about the past', () =>
    expect(find('Unlocking takes 5 days.', { status: 'historical', replacedBy: '/build' })).toEqual([]))
})

describe('a statement that contradicts the other pages', () => {
  it.each([
    'Governance can change the minimum base fee.',
    'Anyone can challenge an output root.',
    'Compare the first and last six characters of the address.',
    'Compare only the first and last characters.',
  ])('is an error: %s', (body) =>
    expect(find(body)).toMatchObject([{ field: 'agreed-statement', severity: 'error' }]),
  )
  it.each([
    'The cLabs Safe can change the minimum base fee at any time.',
    'Only permitted challengers can dispute it. After an objection, anyone can prove it.',
    'Comparing only the first and last characters does not protect you.',
  ])('passes: %s', (body) => expect(find(body)).toEqual([]))
  it('has a row for each', () => expect(WRONG_ROWS).toHaveLength(3))
})
