import { describe, expect, it } from 'vitest'
import { portWanted } from './serve-until-stopped'

describe('portWanted', () => {
  it('takes the word before the variable, and the variable before 3000', () => {
    expect(portWanted(['--port', '4000'], '5000')).toBe(4000)
    expect(portWanted(['--port=4001'], undefined)).toBe(4001)
    expect(portWanted(['-p', '0'], '5000')).toBe(0)
    expect(portWanted([], '5000')).toBe(5000)
    expect(portWanted([], undefined)).toBe(3000)
  })

  it('names what it does not understand', () => {
    expect(() => portWanted(['--prot', '4000'], undefined)).toThrow("Unknown option '--prot'")
    expect(() => portWanted(['4000'], undefined)).toThrow("Unexpected argument '4000'")
    expect(() => portWanted(['--port', 'http'], undefined)).toThrow('found "http", expected a whole number')
  })
})
