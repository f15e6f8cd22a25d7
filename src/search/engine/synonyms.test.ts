import { expect, it } from 'vitest'
import { listSynonyms } from './synonyms'
import { stem } from './words'

it('gives the other words for one thing, both ways, as terms', () => {
  expect(listSynonyms(stem('swapping'))).toEqual([stem('exchange')])
  expect(listSynonyms(stem('exchange'))).toEqual([stem('swap')])
})

it('joins the groups of a word that stands in several', () => {
  expect(listSynonyms('fee')).toEqual(expect.arrayContaining(['gas', stem('price'), stem('cost')]))
})

it('gives nothing for other words, whatever they are', () => {
  for (const term of ['validator', '', '__proto__', 'constructor']) expect(listSynonyms(term)).toEqual([])
})
