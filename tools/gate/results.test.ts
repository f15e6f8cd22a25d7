import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './results'

const red = '\u001B[31m'

describe('readVitestReport', () => {
  const read = (assertionResults: object[]) =>
    readVitestReport(
      JSON.stringify({ testResults: [{ name: path.resolve('model/a.test.ts'), assertionResults }] }),
      process.cwd(),
    )

  it('tells tests that failed for good from those that passed when tried again', () => {
    expect(
      read([
        { fullName: 'sums one', status: 'passed', failureMessages: [], meta: { counted: { pages: 3 } } },
        { fullName: 'sums two', status: 'failed', failureMessages: ['Error: no\n    at x', 'Error: no'] },
        { fullName: 'sums three', status: 'passed', failureMessages: ['Error: once'] },
        { fullName: 'sums four', status: 'pending' },
      ]),
    ).toEqual([
      { file: 'model/a.test.ts', title: 'sums one', outcome: 'passed', message: '', counted: { pages: 3 } },
      { file: 'model/a.test.ts', title: 'sums two', outcome: 'failed', message: 'Error: no', counted: {} },
      {
        file: 'model/a.test.ts',
        title: 'sums three',
        outcome: 'unsteady',
        message: 'Error: once',
        counted: {},
      },
    ])
  })
})

describe('readPlaywrightReport', () => {
  const spec = (title: string, status: string, messages: string[] = []) => ({
    file: 'menu.spec.ts',
    title,
    tests: [
      {
        status,
        annotations: [{ type: 'counted', description: '40 URLs' }],
        results: messages.map((message) => ({ errors: [{ message }] })),
      },
    ],
  })

  it('names groups, takes the first error without its colors, and leaves out skipped tests', () => {
    const nested = {
      title: 'on a phone',
      suites: [],
      specs: [spec('closes', 'flaky', [`${red}Error: late\nmore`])],
    }
    const suites = [
      {
        title: 'menu.spec.ts',
        file: 'menu.spec.ts',
        specs: [spec('opens', 'expected'), spec('waits', 'skipped')],
        suites: [nested],
      },
      { title: 'menu.spec.ts', file: 'menu.spec.ts', specs: [spec('breaks', 'unexpected', ['Error: no'])] },
    ]
    const common = { file: 'tests/browser/menu.spec.ts', counted: { URLs: 40 } }
    expect(readPlaywrightReport(JSON.stringify({ suites }))).toEqual([
      { ...common, title: 'opens', outcome: 'passed', message: '' },
      { ...common, title: 'on a phone closes', outcome: 'unsteady', message: 'Error: late' },
      { ...common, title: 'breaks', outcome: 'failed', message: 'Error: no' },
    ])
  })
})
