import { describe, expect, it } from 'vitest'
import { classifyFailure, mayNotKnow } from './wallet-failure'

const wrapped = (code: number) => ({ code: -32603, message: 'Internal', data: { originalError: { code } } })

describe('the error of a wallet', () => {
  it.each([
    [4001, 'rejected'],
    [4100, 'not allowed'],
    [4200, 'not allowed'],
    [4902, 'chain not known'],
    [-32601, 'not allowed'],
    [-32002, 'a request is open'],
  ])('%i is "%s", wrapped or not', (code, kind) => {
    expect(classifyFailure({ code, message: 'x' })).toEqual({ kind })
    expect(classifyFailure(wrapped(code))).toEqual({ kind })
  })

  it('that is unknown keeps its code and message, on one line and not too long', () => {
    expect(classifyFailure({ code: -32000, message: ` a\nb ${'c'.repeat(999)}` })).toEqual({
      kind: 'other',
      code: -32000,
      message: `a b ${'c'.repeat(156)}`,
    })
    expect(classifyFailure({ code: -32603, message: 'Internal' })).toMatchObject({
      kind: 'other',
      code: -32603,
    })
  })

  it.each([
    [new Error('no code'), 'no code'],
    ['text', 'text'],
    [undefined, 'undefined'],
    [{ code: '4001', message: 'a code that is text' }, 'a code that is text'],
  ])('without a code keeps its words', (error, message) =>
    expect(classifyFailure(error)).toEqual({ kind: 'other', message }),
  )
})

describe('an error that throws when it is read', () => {
  const trapped = () => {
    throw new Error('a trap')
  }
  const errors = [
    ['without a way to become text', Object.create(null)],
    ['whose text throws', { toString: trapped }],
    ['whose code throws', Object.defineProperty({}, 'code', { get: trapped })],
    ['whose every property throws', new Proxy({}, { get: trapped })],
  ] as const

  it.each(errors)('%s is told all the same', (_, error) =>
    expect(classifyFailure(error)).toEqual({ kind: 'other', message: 'an unreadable error' }),
  )

  it('is no reason to add a network', () => expect(mayNotKnow(errors[3][1])).toBe(false))

  it('control: its message is cleaned like a name', () =>
    expect(classifyFailure(new Error('a\u202eb\u200b'))).toEqual({ kind: 'other', message: 'ab' }))
})

describe('a wallet that might not have the network', () => {
  it.each([{ code: 4902 }, wrapped(4902), { code: -32603 }])('says %j', (error) =>
    expect(mayNotKnow(error)).toBe(true),
  )

  it.each([{ code: 4001 }, { code: -32002 }, new Error('4902'), undefined])('does not say %j', (error) =>
    expect(mayNotKnow(error)).toBe(false),
  )
})
