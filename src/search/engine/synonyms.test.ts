import { expect, it } from 'vitest'
import { synonymsOf } from './synonyms'
import { stem } from './words'

it('gives the other words for one thing, both ways, as terms', () => {
  expect(synonymsOf(stem('swapping'))).toEqual([stem('exchange')])
  expect(synonymsOf(stem('exchange'))).toEqual([stem('swap')])
})

it('joins the groups of a word that stands in several', () => {
  expect(synonymsOf('fee')).toEqual(expect.arrayContaining(['gas', stem('price'), stem('cost')]))
})

it('gives nothing for other words, whatever they are', () => {
  for (const term of ['validator', '', '__proto__', 'constructor']) expect(synonymsOf(term)).toEqual([])
})
