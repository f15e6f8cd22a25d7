import { expect, it } from 'vitest'
import { listSynonyms } from './synonyms'
import { stem } from './words'

it('returns the other words for the same thing, in both directions, as terms', () => {
  expect(listSynonyms(stem('swapping'))).toEqual([stem('exchange')])
  expect(listSynonyms(stem('exchange'))).toEqual([stem('swap')])
})

it('merges the groups if a word is in several', () => {
  expect(listSynonyms('fee')).toEqual(expect.arrayContaining(['gas', stem('price'), stem('cost')]))
})

it('returns nothing for any other word', () => {
  for (const term of ['validator', '', '__proto__', 'constructor']) expect(listSynonyms(term)).toEqual([])
})
