import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import packageJson from '../package.json'
import { runSteps } from './run-steps'
import { browserCounts, countsLine, sumCounts, unitCounts } from './test-counts'
import { type Step, STEPS } from './test-steps'

const unit = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed })
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'))
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Runs steps whose command is [exit code, report to leave behind]. */
async function outcome(...commands: [code: number, report?: string][]) {
  const ran: string[] = []
  const steps = commands.map(([code, text], index): Step => {
    const report = { file: path.join(folder, `${index}.json`), count: unitCounts }
    return {
      name: `step ${index}`,
      command: [String(code), text ?? ''],
      ...(text === undefined ? {} : { report }),
    }
  })
  const counts = await runSteps(steps, async ({ name, command, report }) => {
    ran.push(name)
    if (report && command[1]) writeFileSync(report.file, command[1])
    return Number(command[0])
  })
  return { ran: ran.length, line: countsLine(sumCounts(counts)) }
}

describe('runSteps', () => {
  it('counts one per step, or the tests in its report', async () => {
    expect(await outcome([0], [0, unit(40, 0)], [0])).toEqual({ ran: 3, line: '42 passed, 0 failed' })
  })
  it('stops at the first step that fails', async () => {
    expect(await outcome([0], [1], [0])).toEqual({ ran: 2, line: '1 passed, 1 failed' })
  })
  it('counts the failed tests in a report', async () => {
    expect(await outcome([1, unit(5, 2)], [0])).toEqual({ ran: 1, line: '5 passed, 2 failed' })
  })
  it.each([
    ['a crash after tests that passed', 1, unit(5, 0), '5 passed, 1 failed'],
    ['a report without tests', 0, unit(0, 0), '0 passed, 1 failed'],
    ['no report', 0, '', '0 passed, 1 failed'],
  ])('never passes on %s', async (_name, code, report, line) => {
    expect(await outcome([code, report])).toEqual({ ran: 1, line })
  })
})

describe('the gate', () => {
  it('runs scripts that exist', () => {
    const scripts = Object.keys(packageJson.scripts)
    expect(STEPS.map((step) => step.name).filter((name) => !scripts.includes(name))).toEqual([])
  })
  it("reads Playwright's report and counts flaky tests as failed", () => {
    expect(browserCounts('{"stats":{"expected":3,"unexpected":1,"flaky":1,"skipped":2}}')).toEqual({
      passed: 3,
      failed: 2,
    })
  })
})
