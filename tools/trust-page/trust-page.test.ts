import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from '../gate/results'
import { countFiles, readCommandReports } from './read-reports'
import { readPromises, trustPage, tried, verdict } from './trust-page'

const promised = readPromises(readFileSync('tests/trust.json', 'utf8'))
const PAGE = 'docs/status/trust.mdx'

describe('the list of guarantees', () => {
  it('has fifteen, each with tests that exist', () => {
    expect(promised).toHaveLength(15)
    expect(promised.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([])
  })

  it('has a control for each: a test with that title in one of its files', () => {
    const isThere = (code: string, title: string) =>
      ["'", '`'].some((quote) => code.includes(`${quote}${title}`))
    const without = promised.filter(
      ({ files, control: { file, title } }) =>
        !files.includes(file) || !isThere(readFileSync(file, 'utf8'), title),
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('matches the page', () => {
    const shown = [...readFileSync(PAGE, 'utf8').matchAll(/^\| (?!Guarantee|---)(.+?) \| (.+?) +\|/gm)]
    expect(
      shown.map(([, name, held]) => `${name!.trim()}: ${held!.trim()}`),
      'fix: npm run trust:page',
    ).toEqual(promised.map(({ name, held }) => `${name}: ${held}`))
  })
})

describe('the page', () => {
  const unit = readVitestReport(
    JSON.stringify({
      testResults: [
        {
          name: '/site/a.test.ts',
          assertionResults: [
            { fullName: 'a', status: 'passed', meta: { counted: { pages: 4, seeds: 2 } } },
            { fullName: 'b', status: 'passed', meta: {} },
          ],
        },
        {
          name: '/site/b.test.ts',
          assertionResults: [
            { fullName: 'c', status: 'failed' },
            { fullName: 'd', status: 'pending' },
          ],
        },
      ],
    }),
    '/site',
  )
  const spec = (file: string, status: string, ...notes: string[]) => {
    const annotations = notes.map((description) => ({ type: 'counted', description }))
    return { file, title: file, tests: [{ status, annotations }] }
  }
  const browser = readPlaywrightReport(
    JSON.stringify({
      suites: [
        { suites: [{ specs: [spec('trust/c.spec.ts', 'expected', '300 pages')] }] },
        {
          specs: [spec('trust/c.spec.ts', 'expected', '400 pages'), spec('f.spec.ts', 'skipped')],
        },
      ],
    }),
  )
  const counts = countFiles([...unit, ...browser])
  const commands = readCommandReports([
    JSON.stringify({ file: 'tools/e.ts', isGood: true, counted: { pages: 300 } }),
  ])
  for (const [file, count] of commands) counts.set(file, count)
  const said = (...files: string[]) => verdict({ files }, counts)

  it("shows the run's results", () => {
    expect(said('a.test.ts', 'tests/browser/trust/c.spec.ts')).toBe('4 passed')
    expect(said('a.test.ts', 'b.test.ts'), 'control').toBe('1 of 3 failed')
    expect(said('a.test.ts', 'd.test.ts'), 'control').toBe('2 passed, some not tried')
    expect(said('d.test.ts'), 'control').toBe('not tried')
    expect(said('tests/browser/f.spec.ts'), 'control: tests that were skipped').toBe('not tried')
    expect(trustPage(promised, counts, '2026-11-21')).toContain('| Malformed URLs | ')
  })

  it('adds up what the tests report having tested', () => {
    expect(tried({ files: ['a.test.ts', 'tests/browser/trust/c.spec.ts', 'tools/e.ts'] }, counts)).toBe(
      '1,004 pages, 2 seeds',
    )
    expect(tried({ files: ['b.test.ts'] }, counts)).toBe('')
  })
})
