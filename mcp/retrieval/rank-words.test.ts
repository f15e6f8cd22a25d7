import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { wordRanker } from './rank-words'

type Field = 'title' | 'text'

const weights = { title: 2, text: 1 }
const word = fc.constantFrom('fee', 'gas', 'token', 'bridge', 'vote', 'node')
const words = fc.array(word, { maxLength: 8 })
const things = fc.array(
  fc.record({ words: fc.record({ title: words, text: words }), factor: fc.constantFrom(1, 0.85) }),
  { minLength: 1, maxLength: 12 },
)

/** The scores of a search engine that others wrote. */
function peer(ranked: readonly { words: Record<Field, string[]>; factor: number }[], b: number) {
  const index = new MiniSearch<Record<Field, string> & { id: number }>({
    fields: ['title', 'text'],
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
  })
  index.addAll(
    ranked.map((one, id) => ({ id, title: one.words.title.join('\n'), text: one.words.text.join('\n') })),
  )
  const options = {
    boost: weights,
    bm25: { k: 1.2, b, d: 0 },
    boostDocument: (id: number) => ranked[id]!.factor,
  }
  return (asked: readonly string[]) =>
    index
      .search([...new Set(asked)].join('\n'), options)
      .map(({ id, score }) => [id as number, score] as const)
}

const round = (scores: Iterable<readonly [number, number]>) =>
  [...scores].map(([number, score]) => `${number}: ${score.toFixed(9)}`).sort()

describe('wordRanker', () => {
  it('gives the scores of MiniSearch, for any words', () => {
    fc.assert(
      fc.property(things, words, (ranked, asked) => {
        const rank = wordRanker<Field>(ranked, { weights, k: 1.2, b: 0.6 })
        const expected = round(peer(ranked, 0.6)(asked))
        expect(round(rank(asked))).toEqual(expected)
        expect(round(rank(asked)), 'asked again').toEqual(expected)
      }),
    )
  })

  it('control: another weight of the length gives other scores', () => {
    const ranked = [['fee'], ['fee', 'gas', 'vote']].map((text) => ({
      words: { title: [], text },
      factor: 1,
    }))
    expect(round(wordRanker<Field>(ranked, { weights, k: 1.2, b: 0.6 })(['fee']))).not.toEqual(
      round(peer(ranked, 0.2)(['fee'])),
    )
  })

  it('counts what it made, and then what each answer read', () => {
    const counted: number[] = []
    const ranked = [
      ['fee', 'fee'],
      ['fee', 'gas'],
    ].map((text) => ({ words: { title: ['a'], text }, factor: 1 }))
    const rank = wordRanker<Field>(ranked, { weights, k: 1, b: 0, count: (entries) => counted.push(entries) })
    rank(['fee', 'gas', 'none'])
    rank(['none'])
    expect(counted).toEqual([5, 3, 0])
  })
})
