import { describe, expect, it } from 'vitest'
import { checkArguments } from '../TryCall/check-arguments'
import type { Argument } from '../TryCall/callable'
import { listKeys, looksSecret } from './looks-secret'

const key = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

it.each([
  `0x${key}`,
  key.toUpperCase(),
  `"0x${key}"`,
  `PRIVATE_KEY=${key}`,
  `0x${key}n`,
  `0x${key.slice(0, 30)}\n${key.slice(30)}`,
  'test test test test test test test test test test test junk',
])('%j looks like a secret', (text) => expect(looksSecret(text)).toBe(true))

it.each([
  '0x471EcE3750Da237f93B8E339c536989b8978a438',
  `0x${key}ff`,
  `0x${key.slice(0, 32)}:${key.slice(32)}`,
  '1n',
])('control: %j does not', (text) => expect([looksSecret(text), listKeys(text)]).toEqual([false, []]))

describe('a field of a call', () => {
  const kinds = ['address', 'block', 'bytes', 'text', 'true or false', 'whole number'] as const
  const check = (field: Partial<Argument>, text: string) =>
    checkArguments([{ name: 'a', label: 'A', kind: 'text', ...field }], { a: text }, () => true)

  it.each(kinds)('of kind %s refuses a key, in quotes and in a list too, and never repeats it', (kind) => {
    for (const [isList, text] of [
      [false, `0x${key}`],
      [false, `"${key}"`],
      [true, `0x00,0x${key}`],
    ] as const) {
      const checked = check({ kind, ...(isList && { isList }) }, text)
      if (isList && kind !== 'bytes' && kind !== 'text') continue // its first item is refused for another reason
      expect(checked).toMatchObject({ isSecret: true })
      expect(JSON.stringify(checked)).not.toContain(key)
    }
  })
})
