import { expect, it } from 'vitest'
import { reportText, type StepResult } from './report'

const place = { page: 'docs/a.mdx', seconds: 1.25 }
const results: StepResult[] = [
  { ...place, line: 3, what: 'npm init --yes', verdict: 'passed' },
  { ...place, line: 9, what: 'cast wallet import', verdict: 'not run', seconds: 0, reason: 'needs a wallet' },
  {
    ...place,
    line: 12,
    what: 'node a.js',
    verdict: 'failed',
    problem: { file: 'docs/a.mdx', line: 12, found: '"a"', expected: '"b"', fix: 'write b' },
  },
]

it('has a line for each step, each problem with its fix, and totals that also count what was not run', () => {
  const text = reportText(results)
  expect(text).toContain(
    'docs/a.mdx: 1 run and passed, 0 run with a stand-in, 1 failed, 1 not run; 0 files saved; 3 s',
  )
  expect(text).toMatch(/^ +3 {2}npm init --yes +passed +1\.3$/m)
  expect(text).toMatch(/^ +9 {2}cast wallet import +not run\n +\(needs a wallet\)$/m)
  expect(text).toContain('docs/a.mdx:12: found "a"; expected "b"; fix: write b')
  expect(text).toMatch(/1 page: 1 run and passed, .* 1 not run; 0 files saved$/)
})
