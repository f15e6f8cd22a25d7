import { describe, expect, it } from 'vitest'
import { readUnits, unitGroups, writeUnits, type Unit } from './convert-units'

const [wei, gwei, celo] = unitGroups.celo
const [, usdc] = unitGroups.six

describe('reading', () => {
  it.each<[string, Unit, bigint]>([
    ['1', celo, 10n ** 18n],
    ['202.5', gwei, 202_500_000_000n],
    ['1,000,000', wei, 1_000_000n],
    [' 0.000001 ', usdc, 1n],
    ['2.50000000000', usdc, 2_500_000n],
    ['1e18', wei, 10n ** 18n],
    ['0x60db88400', wei, 26_000_000_000n],
    ['0.5e18', wei, 5n * 10n ** 17n],
    ['5.', celo, 5n * 10n ** 18n],
  ])('%j', (text, unit, amount) => expect(readUnits(text, unit)).toEqual({ amount }))

  it.each<[string, Unit, string]>([
    ['', celo, "isn't an amount"],
    ['-1', celo, "isn't an amount"],
    ['0x60db88400', gwei, "isn't an amount"],
    ['1e', wei, "isn't an amount"],
    ['0.5e0', wei, 'wei: write a whole number'],
    ['1,5', celo, "isn't an amount"],
    ['1.5', wei, 'wei: write a whole number'],
    ['0.0000001', usdc, 'Token: write at most 6 decimals'],
  ])('%j is explained', (text, unit, words) => {
    expect(readUnits(text, unit)).toEqual({ fault: expect.stringContaining(words) as string })
  })
})

it('what is written can be read again', () => {
  for (const unit of Object.values(unitGroups).flat())
    expect(readUnits(writeUnits(123_456_789_012_345_678_901n, unit), unit)).toEqual({
      amount: 123_456_789_012_345_678_901n,
    })
})
