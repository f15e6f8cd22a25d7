import { describe, expect, it } from 'vitest'
import type { Block } from '../../model/page/blocks'
import { measureVoice, RANGES, reportVoice, type MeasureName } from './voice-figures'

const block = (text: string, more: Partial<Block> = {}): Block => ({
  kind: 'paragraph',
  text,
  mask: 't'.repeat(text.length),
  line: 1,
  lines: [],
  depth: 0,
  around: '',
  ...more,
})

describe('the figures of the voice', () => {
  it('count each kind of word per 1,000 words of paragraphs', () => {
    const { words, rates } = measureVoice([block("Don't start running the node manually to synchronize it.")])
    expect(words).toBe(9)
    const counted = Object.entries(rates).map(([name, rate]) => [name, Math.round((rate * 9) / 1000)])
    expect(Object.fromEntries(counted)).toEqual({ contractions: 1, to: 1, ing: 1, ly: 1, long: 1 })
  })

  it("don't count a possessive as a contraction", () => {
    expect(measureVoice([block("the node's owner")]).rates.contractions).toBe(0)
    expect(measureVoice([block("it's the owner")]).rates.contractions).toBeGreaterThan(0)
  })

  it('leave out headings, tables, code and values', () => {
    const code = block('run celocli', { mask: 'tttt' + 'c'.repeat(7) })
    const all = [block('A heading', { kind: 'heading' }), block('A cell', { kind: 'cell' }), code]
    expect(measureVoice(all).words).toBe(1)
  })

  it('are in range between the limits, and control: out of range below and above', () => {
    const rates = Object.fromEntries(Object.entries(RANGES).map(([name, [least]]) => [name, least]))
    const figures = { words: 1000, rates: rates as Record<MeasureName, number> }
    expect(reportVoice(figures).isInRange).toBe(true)
    for (const ing of [RANGES.ing[0] - 0.1, RANGES.ing[1] + 0.1])
      expect(reportVoice({ ...figures, rates: { ...figures.rates, ing } }).isInRange).toBe(false)
  })
})
