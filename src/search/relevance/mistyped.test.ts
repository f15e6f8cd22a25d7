import { describe, expect, it } from 'vitest'
import { mistyped } from './mistyped'

const words = ['faucet', 'validator', 'node', 'nodes']
const queries = ['testnet faucet', 'run a validator node', 'validator faucet', 'validator keys']

describe('mistyped', () => {
  it('makes a typo in each word that the site has, the most searched words first', () => {
    const list = mistyped(queries, words)
    expect(list.map(({ word }) => word)).toEqual(['validator', 'faucet', 'node'])
    expect(list.map(({ typed }) => typed)).toEqual(['alidator', 'ffaucet', 'onde'])
    expect(mistyped(queries, words)).toEqual(list)
  })

  it('never makes another word of the site', () => {
    const typed = mistyped(queries, ['alidator', 'ffaucet', 'onde', ...words]).map((one) => one.typed)
    expect(typed).toEqual(['vvalidator', 'afucet', 'lode'])
  })
})
