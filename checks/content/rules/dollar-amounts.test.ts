import { describe, expect, it } from 'vitest'
import { findings } from '../page-fixture'
import { dollarAmounts } from './dollar-amounts'

describe('amounts in dollars', () => {
  it.each([
    'A transfer costs $5 and a swap $10.',
    'Plans cost $5, $10 and $20.',
    'Between $0.25\nand $1, depending on the route.',
    '- Pay $5 or $10.',
  ])('that are read as a formula are an error: %s', (body) =>
    expect(findings(dollarAmounts, body)).toMatchObject([{ field: 'dollars', severity: 'error' }]),
  )
  it('are reported with their line and a fix', () =>
    expect(findings(dollarAmounts, 'Text.\n\nIt costs $5 or $10.')).toMatchObject([
      { found: 'a formula between two amounts: "$5 or $"', fix: 'write \\$ before each amount' },
    ]))
  it.each([
    'A transfer costs \\$5 and a swap \\$10.',
    'A transfer costs $5.',
    '| Low | High |\n|---|---|\n| $5 | $10 |',
    'The threshold is $2f + 1$ of $3f + 1$ nodes.',
    'Set `$5` and `$10`.',
  ])('pass: %s', (body) => expect(findings(dollarAmounts, body)).toEqual([]))
})
