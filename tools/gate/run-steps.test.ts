import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import packageJson from '../../package.json'
import { keepPassedSteps, type PassedSteps } from './passed-steps'
import { type Run, runSteps } from './run-steps'
import { judgeRun } from './counts'
import { readVitestReport } from './results'
import { type Step, STEPS } from './steps'

/** A report of Vitest with so many tests. */
const unit = (passed: number, failed: number) => {
  const tests = (length: number, status: string) =>
    Array.from({ length }, (_, index) => ({ fullName: `${status} ${index}`, status }))
  const assertionResults = [...tests(passed, 'passed'), ...tests(failed, 'failed')]
  return JSON.stringify({ testResults: [{ name: path.resolve('a.test.ts'), assertionResults }] })
}
const read = (json: string) => readVitestReport(json, process.cwd())
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
    const report = { file: path.join(folder, `${index}.json`), read }
    return {
      name: `step ${index}`,
      command: [String(code), text ?? ''],
      ...(text === undefined ? {} : { report }),
    }
  })
  const run: Run = async ({ name, command, report }) => {
    ran.push(name)
    if (report && command[1]) writeFileSync(report.file, command[1])
    return { code: Number(command[0]), output: '' }
  }
  const { lines } = judgeRun(await runSteps(steps, { run }))
  return { ran: ran.length, line: lines.at(-1) }
}

/** Runs steps that end when told to. Out: what runs now, a way to end one, and the result. */
function steppedRun(steps: readonly Step[], passed?: PassedSteps) {
  const ends = new Map<string, (code: number) => void>()
  const run: Run = ({ name }) =>
    new Promise((resolve) => {
      ends.set(name, (code) => {
        ends.delete(name)
        resolve({ code, output: '' })
      })
    })
  const result = runSteps(steps, { run, ...(passed ? { passed } : {}) })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    running: async () => {
      await settle()
      return [...ends.keys()]
    },
    end: (name: string, code = 0) => ends.get(name)?.(code),
    result,
  }
}

const step = (name: string, rest: Partial<Step> = {}): Step => ({ name, command: [name], ...rest })

describe('runSteps', () => {
  it('counts one per step, or the tests in its report', async () => {
    expect(await outcome([0], [0, unit(40, 0)], [0])).toEqual({ ran: 3, line: '42 passed, 0 failed' })
  })
  it('runs the others when one fails, so that one run shows everything', async () => {
    expect(await outcome([0], [1], [0])).toEqual({ ran: 3, line: '2 passed, 1 failed' })
  })
  it('counts the failed tests in a report', async () => {
    expect(await outcome([1, unit(5, 2)], [0])).toEqual({ ran: 2, line: '6 passed, 2 failed' })
  })
  it.each([
    ['a crash after tests that passed', 1, unit(5, 0), '5 passed, 1 failed'],
    ['a report without tests', 0, unit(0, 0), '0 passed, 1 failed'],
    ['no report', 0, '', '0 passed, 1 failed'],
  ])('never passes on %s', async (_name, code, report, line) => {
    expect(await outcome([code, report])).toEqual({ ran: 1, line })
  })
  it('runs two at a time, in order', async () => {
    const { running, end, result } = steppedRun([step('a'), step('b'), step('c')])
    expect(await running()).toEqual(['a', 'b'])
    end('b')
    expect(await running()).toEqual(['a', 'c'])
    end('a')
    end('c')
    expect(judgeRun(await result).lines).toEqual(['3 passed, 0 failed'])
  })
  it('starts a step only after those it needs, and never if one of them failed', async () => {
    const steps = [
      step('build'),
      step('built', { after: ['build'] }),
      step('browser', { after: ['built'] }),
      step('lint'),
    ]
    const { running, end, result } = steppedRun(steps)
    expect(await running()).toEqual(['build', 'lint'])
    end('build', 1)
    end('lint')
    expect(await running()).toEqual([])
    expect(judgeRun(await result).lines.at(-1)).toBe('1 passed, 1 failed')
  })
  it('runs a step that measures without any other', async () => {
    const { running, end, result } = steppedRun([
      step('a'),
      step('browser', { isAlone: true, after: ['a'] }),
      step('b'),
      step('c'),
      step('d'),
    ])
    expect(await running()).toEqual(['a', 'b'])
    end('a')
    end('b')
    expect(await running()).toEqual(['browser'])
    end('browser')
    expect(await running()).toEqual(['c', 'd'])
    end('c')
    end('d')
    expect((await result).length).toBe(5)
  })
})

describe('steps that passed before', () => {
  const lint = (...rest: Partial<Step>[]) =>
    Object.assign(step('lint', { inputs: (file: string) => file.endsWith('.ts') }), ...rest)

  /** Files in a folder of their own. Out: what is known about steps there. */
  const known = (files: Readonly<Record<string, string>>) => {
    const paths = Object.keys(files).map((name) => path.join(folder, name))
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    return keepPassedSteps(path.join(folder, 'new/passed.json'), paths)
  }

  it("aren't run again while their inputs are the same", async () => {
    known({ 'a.ts': '1', 'b.mdx': '1' }).record(lint(), { passed: 7, failed: 0 })
    const { running, result } = steppedRun([lint()], known({ 'a.ts': '1', 'b.mdx': '2' }))
    expect(await running()).toEqual([])
    expect(judgeRun(await result).lines).toEqual(['7 passed, 0 failed'])
  })
  it.each([
    ['an input has changed', { 'a.ts': '2' }, lint()],
    ['an input is new', { 'a.ts': '1', 'c.ts': '' }, lint()],
    ['its command has changed', { 'a.ts': '1' }, lint({ command: ['lint', '--fix'] })],
    ['it has no inputs', { 'a.ts': '1' }, step('lint')],
  ])('are run again if %s', (_name, files, changed) => {
    known({ 'a.ts': '1' }).record(lint(), { passed: 1, failed: 0 })
    expect(known(files).find(changed)).toBeUndefined()
  })
  it('count as none if their file is damaged', () => {
    known({ 'a.ts': '1' }).record(lint(), { passed: 1, failed: 0 })
    writeFileSync(path.join(folder, 'new/passed.json'), '{')
    expect(known({ 'a.ts': '1' }).find(lint())).toBeUndefined()
  })
  it('are those that passed', async () => {
    const passed = known({ 'a.ts': '1' })
    const { running, end, result } = steppedRun([lint()], passed)
    await running()
    end('lint', 1)
    await result
    expect(passed.find(lint())).toBeUndefined()
  })
})

describe('the gate', () => {
  it('runs scripts that exist', () => {
    const scripts = Object.keys(packageJson.scripts)
    expect(STEPS.map((step) => step.name).filter((name) => !scripts.includes(name))).toEqual([])
  })
  it('starts the browser tests as soon as they can run, and the others beside them', async () => {
    const { running, end } = steppedRun(STEPS)
    expect(await running()).toEqual(['build', 'check:code'])
    end('check:code')
    expect(await running()).toEqual(['build', 'check:types'])
    end('check:types')
    expect(await running()).toEqual(['build', 'unit'])
    end('build')
    expect(await running()).toEqual(['unit', 'build:test'])
    end('build:test')
    expect(await running()).toEqual(['unit', 'browser'])
    end('unit', 1)
    expect(await running()).toEqual(['browser', 'unit:built'])
  })
  it('names only steps that exist as needed', () => {
    const names = STEPS.map(({ name }) => name)
    expect(STEPS.flatMap(({ after = [] }) => after).filter((name) => !names.includes(name))).toEqual([])
  })
})
