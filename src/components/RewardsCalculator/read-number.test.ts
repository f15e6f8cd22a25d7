import { describe, expect, it } from 'vitest'
import { numberText, percentText } from './number-text'
import { readNumber } from './read-number'

describe('a number that someone typed', () => {
  it.each([
    ['10000', 10_000],
    ['10,000', 10_000],
    ['1 234 567.5', 1_234_567.5],
    [' .5 ', 0.5],
    ['7.', 7],
  ])('"%s" is read', (text, value) => expect(readNumber(text, 0, 1e9)).toEqual({ value }))

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1,5', 'not a number'],
    ['1,00,000', 'not a number'],
    ['1e9', 'not a number'],
    ['0x10', 'not a number'],
    ['ten', 'not a number'],
    ['-1', 'too small'],
    ['101', 'too large'],
  ])('"%s" is refused: %s', (text, fault) => expect(readNumber(text, 0, 100)).toEqual({ fault }))
})

describe('a number that is shown', () => {
  it.each([
    [80_000_000, '80,000,000'],
    [186.959, '186.96'],
    [0.5075, '0.5075'],
    [0, '0'],
    [0.0000012345, '0.000001235'],
  ])('%d', (value, text) => expect(numberText(value)).toBe(text))

  it('as a share', () => expect(percentText(0.018695900109)).toBe('1.87%'))
})
