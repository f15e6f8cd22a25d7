import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBrowserReport, readUnitReport } from './read-reports'
import { readPromises, trustPage, verdict } from './trust-page'

const promised = readPromises(readFileSync('tests/trust.json', 'utf8'))
const CONTROL = /control|is found|are found|refused|fault/i

describe('the list of promises', () => {
  it('has fifteen, each with tests that are there', () => {
    expect(promised).toHaveLength(15)
    expect(promised.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([])
  })

  it('has a control for each', () => {
    const without = promised.filter(
      ({ files }) => !files.some((file) => CONTROL.test(readFileSync(file, 'utf8'))),
    )
    expect(without).toEqual([])
  })
})

describe('the page', () => {
  const unit = readUnitReport(
    JSON.stringify({
      testResults: [
        { name: '/site/a.test.ts', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
        { name: '/site/b.test.ts', assertionResults: [{ status: 'failed' }, { status: 'pending' }] },
      ],
    }),
    '/site',
  )
  const browser = readBrowserReport(
    JSON.stringify({ suites: [{ suites: [{ specs: [{ file: 'trust/c.spec.ts', ok: true }] }] }] }),
  )
  const counts = new Map([...unit, ...browser])
  const said = (...files: string[]) => verdict({ name: 'x', held: 'y', files }, counts)

  it('says what the run found', () => {
    expect(said('a.test.ts', 'tests/browser/trust/c.spec.ts')).toBe('3 passed')
    expect(said('a.test.ts', 'b.test.ts'), 'control').toBe('1 of 3 failed')
    expect(said('a.test.ts', 'd.test.ts'), 'control').toBe('2 passed, some not tried')
    expect(said('d.test.ts'), 'control').toBe('not tried')
    expect(trustPage(promised, counts, '2026-11-21')).toContain('| Any address | ')
  })
})
