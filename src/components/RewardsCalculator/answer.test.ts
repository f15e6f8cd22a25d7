import { describe, expect, it } from 'vitest'
import { answerTo, type FieldTexts } from './answer'

const parameters = { targetYield: 0.00005075, multiplier: 1, epochsPerYear: 365 }
const example: FieldTexts = {
  locked: '10,000',
  active: '100',
  score: '100',
  slashing: '100',
  commission: '0',
  total: '80,000,000',
}
const ask = (change: Partial<FieldTexts>) => answerTo({ ...example, ...change }, parameters)

describe('the calculator', () => {
  it("returns the worked example's results", () => {
    const { answer, faults } = ask({})
    expect(faults).toEqual({})
    expect(answer?.share).toBeCloseTo(0.000125, 12)
    expect(answer?.reward).toBeCloseTo(0.5075, 9)
    expect(answer?.year).toBeCloseTo(186.959, 3)
    expect(answer?.yearYield).toBeCloseTo(0.0186959, 7)
  })

  it('pays active votes only', () => expect(ask({ active: '50' }).answer?.reward).toBeCloseTo(0.25375, 9))

  it.each([
    ['score', { score: '80' }, 0.406],
    ['slashing multiplier', { slashing: '50' }, 0.25375],
    ['commission', { commission: '10' }, 0.45675],
  ])('counts the %s', (_, change, reward) => expect(ask(change).answer?.reward).toBeCloseTo(reward, 9))

  it('returns nothing if nothing is locked', () =>
    expect(ask({ locked: '0' }).answer).toEqual({ votes: 0, share: 0, reward: 0, year: 0, yearYield: 0 }))

  it.each([
    [{ locked: '' }, { locked: 'empty' }],
    [{ score: '101' }, { score: 'too large' }],
    [{ total: '0' }, { total: 'too small' }],
    [
      { locked: 'x', commission: '-1' },
      { locked: 'not a number', commission: 'too small' },
    ],
    [{ total: '9,999' }, { total: 'fewer than yours' }],
  ])('says what is wrong with %o', (change, faults) => expect(ask(change)).toEqual({ faults }))
})
