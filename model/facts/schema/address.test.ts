import { expect, it } from 'vitest'
import { addressSchema, checksummed } from './address'

// The four mixed-case examples of EIP-55.
const examples = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

it.each(examples)('computes the letter case of %s', (address) => {
  expect(checksummed(address.toLowerCase())).toBe(address)
  expect(addressSchema.safeParse(address).success).toBe(true)
})

it('rejects an address with one letter in the wrong case', () => {
  const wrong = '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect(addressSchema.safeParse(wrong).error?.issues[0]?.message).toBe(`the EIP-55 form ${examples[0]}`)
})
