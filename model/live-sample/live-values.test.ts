import { describe, expect, it } from 'vitest'
import { getClass } from '../code-block/fence-meta'
import { locateValues } from './live-values'

const token = '0xdE9e4C3ce781b4bA68120d6261cbad65ce0aB00b'

describe('the values of a sample', () => {
  it('are literals after their names, by kind', () => {
    const code = `import { celo as chain } from 'viem/chains'\nconst usdm = { address: '${token}', amount: '2.50' }\nread(7n)`
    const values = locateValues(code, 'chain: Network; address: Token; amount: Amount of USDm; read: Blocks')
    expect(values.map(({ name, label, kind, text }) => [name, label, kind, text])).toEqual([
      ['chain', 'Network', 'network', 'celo'],
      ['address', 'Token', 'address', token],
      ['amount', 'Amount of USDm', 'amount', '2.50'],
      ['read', 'Blocks', 'whole number', '7n'],
    ])
    for (const { text, start } of values) expect(code.slice(start, start + text.length)).toBe(text)
  })

  it('listed again refer to the next use', () => {
    const code = `check('${token}')\ncheck('${token}')`
    const values = locateValues(code, 'check: First token; check: Second token')
    expect(values.map(({ name, start }) => [name, start])).toEqual([
      ['check', 7],
      ['check2', 59],
    ])
  })

  it('may be none', () => expect(locateValues('a', ' ')).toEqual([]))

  it('are never part of a longer name', () =>
    expect(() => locateValues(`myaccount = '${token}'`, 'account: Account')).toThrow(
      'found no use of "account"',
    ))

  it('are rejected with an explanation of how to write them', () => {
    expect(() => locateValues(`account = 'me'`, 'account: Account')).toThrow("account = '0x…'")
    expect(() => locateValues('a', 'account')).toThrow('expected "name: What readers call it"')
    expect(() => locateValues(`a = 1n`, 'a: First; a: Second')).toThrow('found only 1 use of "a"')
  })
})

describe('a fence with live', () => {
  it.each(['typecheck', 'illustrative'])('has to be run by its check, not %s', (check) =>
    expect(getClass('ts', { check, live: '', reason: 'x' })).toMatchObject({
      expected: expect.stringContaining('check=run') as string,
    }),
  )

  it('control: a sample that is run can have it', () =>
    expect(getClass('ts', { check: 'run', live: '' })).toBe('run'))
})
