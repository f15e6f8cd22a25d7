import { describe, expect, it } from 'vitest'
import { matchesRow } from './match-row'

const row = {
  text: 'nonce too low: next nonce …, tx nonce … A transaction with this nonce has already been executed.',
  messages: ['nonce too low: next nonce …, tx nonce …'],
}

describe('a row of a filtered table', () => {
  it.each([
    ['nothing', ''],
    ['a part of its message', 'nonce too'],
    ['words in another order and case', 'LOW  nonce'],
    ['a word of its cause', 'executed'],
    [
      'a whole message with its numbers',
      'Details: nonce too low: next nonce 12, tx nonce 7\nVersion: viem@2.57.1',
    ],
  ])('is shown for %s', (_, typed) => expect(matchesRow(typed, row)).toBe(true))

  it.each([
    ['a word that it lacks', 'nonce high'],
    ['a pasted message that lacks a part of its own', 'nonce too low: next nonce 12'],
    ['parts of its message in another order', 'tx nonce 7 and nonce too low: next nonce 12 1'],
  ])('is hidden for %s', (_, typed) => expect(matchesRow(`${typed} xyz`, row)).toBe(false))

  it('control: a message that is nearly all variable matches no pasted text', () =>
    expect(matchesRow('some error 0x1234', { text: 'Error 0x…', messages: ['0x…', '…'] })).toBe(false))
})
