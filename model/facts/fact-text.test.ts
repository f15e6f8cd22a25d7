import { expect, it } from 'vitest'
import { shortSource } from '../../mdx/remark-facts/table-parts'
import { dayText, getFactText, shortDayText } from './fact-text'

const checked = { source: 'a', checkedOn: '2026-11-21' }

it.each([
  [{ value: 1, unit: 'seconds' }, '1 second'],
  [{ value: 2, unit: 'seconds' }, '2 seconds'],
  [{ value: 1, unit: 'currencies' }, '1 currency'],
  [{ value: 1, unit: 'gas' }, '1 gas'],
  [{ value: 25, unit: 'gwei' }, '25 gwei'],
  [{ value: 50, unit: 'percent' }, '50%'],
  [{ value: 30000000, unit: 'gas' }, '30,000,000 gas'],
  [{ value: 12.8, unit: 'minutes' }, '12.8 minutes'],
  [{ value: 604800, unit: 'seconds', shown: '7 days' }, '7 days'],
  [{ value: 11142220 }, '11142220'],
  [{ value: '2025-09-30' }, '30 September 2025'],
  [{ value: 'v2.6.0' }, 'v2.6.0'],
])('%j reads "%s"', (fact, text) => {
  expect(getFactText({ ...fact, ...checked })).toBe(text)
})

it('writes a day in full and short', () => {
  expect([dayText('2025-03-26'), shortDayText('2026-11-01')]).toEqual(['26 March 2025', '1 Nov 2026'])
})

it.each([
  ['npm viem@2.57.1 chains', 'npm viem@2.57.1'],
  ['celo-org/docs tooling/contracts/core-contracts.mdx@e1a5a6a3', 'core-contracts.mdx@e1a5a6a3'],
  ['celo-org/docs learn/protocol/governance/overview.mdx@a12466b7', 'governance/overview.mdx@a12466b7'],
  ['wevm/viem pull request 3990', 'wevm/viem pull request 3990'],
])('names the source %s as %s', (source, short) => {
  expect(shortSource(source)).toBe(short)
})
