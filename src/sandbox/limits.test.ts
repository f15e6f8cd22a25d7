import { describe, expect, it } from 'vitest'
import { LIMITS, Meter, readMessage } from './limits'

const print = (text: string) => ({ kind: 'print', text }) as const

describe('a run', () => {
  it('that stays within its limits is counted, and not ended', () => {
    const meter = new Meter()
    for (let at = 0; at < LIMITS.lines; at++) expect(meter.count(print('a line'))).toBeUndefined()
    expect(meter.count({ kind: 'done' })).toBeUndefined()
  })

  it('is ended by one line too many, printed or returned', () => {
    const meter = new Meter()
    expect(meter.count(print('\n'.repeat(LIMITS.lines - 1)))).toBeUndefined()
    expect(meter.count({ kind: 'done', value: '' })).toBeUndefined()
    expect(meter.count({ kind: 'done', value: '1n' })).toBe('lines')
  })

  it('is ended by one character too many', () =>
    expect(new Meter().count(print('x'.repeat(LIMITS.characters + 1)))).toBe('characters'))

  it('is ended by a request that is too long', () =>
    expect(new Meter().count({ kind: 'ask', id: 1, url: '', body: 'x'.repeat(500_001) })).toBe('characters'))

  it('is ended by one message too many, whatever its form', () => {
    const meter = new Meter()
    for (let at = 0; at < LIMITS.messages; at++) expect(meter.count(undefined)).toBeUndefined()
    expect(meter.count(undefined)).toBe('messages')
  })
})

describe('readMessage', () => {
  it('copies what the protocol has', () => {
    expect(readMessage({ kind: 'print', text: 'a', more: 1 })).toEqual({ kind: 'print', text: 'a' })
    expect(readMessage({ kind: 'failed', message: 'a', line: 3, file: 'b.ts' })).toEqual({
      kind: 'failed',
      message: 'a',
      line: 3,
      file: 'b.ts',
    })
    expect(readMessage({ kind: 'done' })).toEqual({ kind: 'done' })
  })

  it.each([
    [undefined],
    [null],
    ['print'],
    [{}],
    [{ kind: 'over', limit: 'lines' }],
    [{ kind: 'ready' }],
    [[]],
  ])('control: %j is no message', (data) => expect(readMessage(data)).toBeUndefined())

  it('never passes an object on in place of a text', () =>
    expect(readMessage({ kind: 'print', text: { toString: () => 'x' } })).toEqual({
      kind: 'print',
      text: '',
    }))
})
