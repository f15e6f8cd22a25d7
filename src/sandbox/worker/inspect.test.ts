import { describe, expect, it } from 'vitest'
import { findLine } from './find-line'
import { inspect } from './inspect'

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

  it('breaks what is long into lines', () =>
    expect(inspect({ first: 'x'.repeat(60), second: 1 })).toBe(
      `{\n  first: '${'x'.repeat(60)}',\n  second: 1\n}`,
    ))
})

describe('findLine', () => {
  const chromium =
    'Error: no\n    at read (blob:null/0a-1b:40:9)\n    at run (blob:null/0a-1b:53:3)\n    at blob:null/0a-1b:60:1'
  const firefox = 'read@blob:null/0a-1b:40:9\nasync*run@blob:null/0a-1b:53:3\n@blob:null/0a-1b:60:1'

  it.each([chromium, firefox])('is the innermost line of the program: %j', (stack) =>
    expect(findLine(stack, 50)).toBe(3),
  )

  it('control: is not known where only the sandbox is on the stack', () =>
    expect(findLine(chromium, 60)).toBeUndefined())
})
