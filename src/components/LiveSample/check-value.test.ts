import { isAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { checkValue, type Field } from './check-value'

const address = '0x471EcE3750Da237f93B8E339c536989b8978a438'
const check = (kind: Field['kind'], text: string) => checkValue({ label: 'Account', kind, text }, isAddress)
const title = (kind: Field['kind'], text: string) => {
  const checked = check(kind, text)
  return 'fault' in checked ? checked.fault.title : ''
}

describe('a value that can be used', () => {
  it.each([
    ['address', ` ${address}\n`, address],
    ['address', address.toLowerCase(), address.toLowerCase()],
    ['whole number', '45_000n', 45_000n],
    ['whole number', '7', 7n],
    ['amount', '2.50', '2.50'],
    ['network', 'celoSepolia', 'celoSepolia'],
  ] as const)('%s "%s"', (kind, text, value) => expect(check(kind, text)).toEqual({ value }))
})

describe('a value that cannot be used is explained', () => {
  it.each([
    ['address', '', 'Account: the value is empty.'],
    ['address', 'me', "Account: the address doesn't start with 0x."],
    ['address', address.slice(0, -1), 'Account: the address is 1 digit short.'],
    ['address', `${address}00`, 'Account: the address is 2 digits too long.'],
    ['address', `${address.slice(0, -1)}g`, "Account: “g” isn't a hex digit."],
    [
      'address',
      address.replace('471EcE', '471ecE'),
      "Account: the capital letters don't match the address's checksum.",
    ],
    ['whole number', '1.5', "Account: “1.5” isn't a whole number."],
    ['amount', '1,5', "Account: “1,5” isn't an amount."],
    ['network', 'base', "Account: “base” isn't one of Celo's networks here."],
    ['network', 'toString', "Account: “toString” isn't one of Celo's networks here."],
  ] as const)('%s "%s"', (kind, text, words) => expect(title(kind, text)).toBe(words))
})

describe('what looks like a key', () => {
  const key = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

  it.each([
    ['in hex', `0x${key}`],
    ['without 0x', key.toUpperCase()],
    ['over two lines', `0x${key.slice(0, 30)}\n${key.slice(30)}`],
    ['a recovery phrase', 'test test test test test test test test test test test junk'],
  ])('is refused in every kind of field: %s', (_, text) => {
    for (const kind of ['address', 'amount', 'whole number', 'network'] as const)
      expect(check(kind, text)).toMatchObject({ isSecret: true })
  })

  it("control: an address isn't a key", () =>
    expect(check('address', address)).not.toHaveProperty('isSecret'))
})
