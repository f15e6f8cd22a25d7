import { expect, it } from 'vitest'
import { decimalText } from './decimal-text'

it.each<[bigint, number, number | undefined, string]>([
  [202_500_000_000n, 9, undefined, '202.5'],
  [10n ** 24n, 18, undefined, '1,000,000'],
  [7_153_515_000_000_000n, 18, 4, '0.007153'],
  [12_345_678n, 6, 4, '12.3456'],
  [1n, 18, 4, '0.000000000000000001'],
  [0n, 18, 4, '0'],
])('%i with %i decimals and %s digits is %s', (amount, decimals, digits, text) => {
  expect(decimalText(amount, decimals, digits)).toBe(text)
})
