import { describe, expect, it } from 'vitest'
import { type Choice, parseChoice, standingChoice } from './choice'

const services = ['analytics', 'assistant']
const chosen = (allowed: boolean, signalled = false): Choice => ({ allowed, services, signalled })

describe('a stored choice', () => {
  it('is read as it was written', () => {
    expect(parseChoice(JSON.stringify(chosen(true)))).toEqual(chosen(true))
  })

  it.each([null, '', 'garbage', '1', 'null', '[]', '{"allowed":"yes"}', '{"__proto__":{"allowed":true}}'])(
    'is none when storage holds %s',
    (stored) => expect(parseChoice(stored)).toBeUndefined(),
  )
})

describe('what applies', () => {
  it('asks when nothing is known', () => {
    expect(standingChoice(undefined, services, false)).toBeUndefined()
  })

  it('is what the reader said', () => {
    expect(standingChoice(chosen(true), services, false)).toBe(true)
    expect(standingChoice(chosen(false), services, false)).toBe(false)
  })

  it('asks again for a service that the consent did not cover, but not for a removed one', () => {
    expect(standingChoice(chosen(true), [...services, 'forms'], false)).toBeUndefined()
    expect(standingChoice(chosen(true), ['analytics'], false)).toBe(true)
    expect(standingChoice(chosen(false), [...services, 'forms'], false)).toBe(false)
  })

  it('honors Global Privacy Control: no question, and consent given without it does not apply', () => {
    expect(standingChoice(undefined, services, true)).toBe(false)
    expect(standingChoice(chosen(true), services, true)).toBe(false)
    expect(standingChoice(chosen(true, true), services, true), 'said with the signal on').toBe(true)
  })
})
