import { expect, it } from 'vitest'
import { compareExactly, compareParts } from './compare-shown'

it('compares the whole output of a script, without colors', () => {
  expect(compareExactly('a\nb', '\u001b[32ma\u001b[39m\nb\n')).toBeUndefined()
  expect(compareExactly('a\nb', 'a\nc')).toEqual({ at: 1, found: 'b', expected: 'c' })
  expect(compareExactly('a', 'a\nb')).toMatchObject({ expected: 'b' })
})

it.each([
  ['lines in their order, with others between', 'one\nthree', 'one\ntwo\nthree'],
  ['the start of a line', '[PASS] testTip()', '[PASS] testTip() (gas: 172043)'],
  ['numbers and times that differ', 'done in 427ms', 'done in 1,012.5ms'],
  ['addresses, in full or shortened', 'at 0x…\nat 0x12ab', 'at 0x5FbDB2\nat 0x9f'],
  ['an ellipsis for anything', 'saved to: …/tip-jar/run', 'saved to: /tmp/x/tip-jar/run-latest.json'],
])('accepts %s', (_name, shown, printed) => expect(compareParts(shown, printed)).toBeUndefined())

it.each([
  ['another word', 'Compiled 1 file', 'Compiling 1 file', 0],
  ['lines in another order', 'one\ntwo', 'two\none', 1],
  ['a line that was not printed', 'one\ntwo', 'one', 1],
])('finds %s', (_name, shown, printed, at) => expect(compareParts(shown, printed)).toMatchObject({ at }))
