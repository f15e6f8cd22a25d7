import { expect, it } from 'vitest'
import { belowFloors, formatMisses } from './report'

it('lists misses by file and line', () =>
  expect(
    formatMisses('q.tsv', [
      { line: 2, text: 'one' },
      { line: 7, text: 'two' },
    ]),
  ).toBe('  q.tsv:2 one\n  q.tsv:7 two'))

it('names the set, the figure below its floor and the expected value', () => {
  const [message, ...more] = belowFloors('search: a', { first: 0.8, third: 0.9 }, { first: 0.81, third: 0.9 })
  expect(message).toMatch(/^search: a: first: found 0\.8, expected at least 0\.81\. Fix: /)
  expect(more).toEqual([])
})

it("control: a figure that wasn't measured is below any floor", () =>
  expect(belowFloors('search: a', {}, { first: 0 })).toHaveLength(1))
