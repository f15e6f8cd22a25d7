import { describe, expect, it } from 'vitest'
import { formatLine, inspect } from './inspect'

describe('inspect', () => {
  it.each<[unknown, string]>([
    ['text', 'text'],
    [5n, '5n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [['a', 1n, [true]], "[ 'a', 1n, [ true ] ]"],
    [{ a: 1, 'b-c': { d: 'x' } }, `{ a: 1, 'b-c': { d: 'x' } }`],
    [{}, '{}'],
    [new Map([['a', 1n]]), "Map(1) { 'a' => 1n }"],
    [new Set([1]), 'Set(1) { 1 }'],
    [new TypeError('no'), 'TypeError: no'],
    [function read() {}, '[Function: read]'],
    [Symbol('x'), 'Symbol(x)'],
  ])('shows %s', (value, text) => expect(inspect(value)).toBe(text))

  it('says what a viem error says in short', () => {
    const error = Object.assign(new Error('long\nstory'), { name: 'CallError', shortMessage: 'short' })
    expect(inspect(error)).toBe('CallError: short')
  })

  it('ends a cycle', () => {
    const own: { own?: unknown } = {}
    own.own = own
    expect(inspect(own)).toContain('[Object]')
  })

  it('shows the values of a line beside each other', () =>
    expect(formatLine(['a', 1n, { b: 2 }])).toBe('a 1n { b: 2 }'))

  it('breaks what is long into lines', () =>
    expect(inspect({ first: 'x'.repeat(60), second: 1 })).toBe(
      `{\n  first: '${'x'.repeat(60)}',\n  second: 1\n}`,
    ))
})
