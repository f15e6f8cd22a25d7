import { describe, expect, it } from 'vitest'
import { measure, splitSentences, syllables } from './readability'

describe('readability', () => {
  it.each([
    ['cat', 1],
    ['wallet', 2],
    ['transaction', 3],
    ['saved', 1],
    ['CELO', 2],
    ['42', 1],
  ])('%s has %i syllables', (word, count) => expect(syllables(word)).toBe(count))

  it('splits sentences with their places, and leaves versions and amounts whole', () => {
    const parts = splitSentences('It costs 0.5 USDC. Use v2.6.0 or later! Done')
    expect(parts.map((part) => [part.start, part.text, part.words.length])).toEqual([
      [0, 'It costs 0.5 USDC.', 4],
      [19, 'Use v2.6.0 or later!', 4],
      [40, 'Done', 1],
    ])
  })

  it('measures words a sentence and Flesch reading ease without one-word sentences', () => {
    const { words, sentences, average, ease } = measure(splitSentences('The cat sat on the mat. Done'))
    expect({ words, sentences, average }).toEqual({ words: 6, sentences: 1, average: 6 })
    expect(ease).toBeCloseTo(116.1, 1)
  })
  it('of nothing is nothing', () => expect(measure([])).toMatchObject({ words: 0, ease: 100 }))
})
