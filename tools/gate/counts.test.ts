import { describe, expect, it } from 'vitest'
import { countTests, judgeRun, MOST_UNSTEADY } from './counts'
import type { TestResult } from './results'

const result = (outcome: TestResult['outcome'], title = 'adds'): TestResult => ({
  file: 'a.test.ts',
  title,
  outcome,
  message: outcome === 'passed' ? '' : 'expected 1 to be 2',
  counted: {},
})
const unsteady = (length: number) => Array.from({ length }, () => result('unsteady'))

describe('judgeRun', () => {
  it('passes without a failed test', () => {
    expect(judgeRun([countTests('unit', [result('passed'), result('passed')])])).toEqual({
      isGood: true,
      lines: ['2 passed, 0 failed'],
    })
  })
  it('names each failed test last, where a log that was cut still shows it', () => {
    expect(judgeRun([countTests('unit', [result('passed'), result('failed')])])).toEqual({
      isGood: false,
      lines: ['failed    unit: a.test.ts: adds\n    expected 1 to be 2', '1 passed, 1 failed'],
    })
  })
  it('names a failed step that has no tests', () => {
    const lint = { name: 'lint', passed: 0, failed: 1, troubles: [] }
    expect(judgeRun([lint]).lines).toEqual([
      'failed    lint: its output is above, under "== lint"',
      '0 passed, 1 failed',
    ])
  })
  it("repeats a failed step's last lines", () => {
    const check = {
      name: 'check:code',
      passed: 0,
      failed: 1,
      troubles: [],
      lastLines: ['docs/a.mdx:7', '1 problem'],
    }
    expect(judgeRun([check]).lines.slice(1, 3)).toEqual(['    docs/a.mdx:7', '    1 problem'])
  })
  it('passes with a few tests that passed when tried again, and names them', () => {
    const { isGood, lines } = judgeRun([countTests('browser', unsteady(MOST_UNSTEADY))])
    expect(isGood).toBe(true)
    expect(lines).toHaveLength(MOST_UNSTEADY + 1)
    expect(lines[0]).toBe('unsteady  browser: a.test.ts: adds\n    expected 1 to be 2')
    expect(lines.at(-1)).toBe('2 passed, 0 failed')
  })
  it('control: one more, over all steps, and all of them count as failed', () => {
    const { isGood, lines } = judgeRun([
      countTests('unit', unsteady(1)),
      countTests('browser', [...unsteady(MOST_UNSTEADY), result('passed')]),
    ])
    expect(isGood).toBe(false)
    expect(lines.at(-1)).toBe('1 passed, 3 failed')
  })
})
