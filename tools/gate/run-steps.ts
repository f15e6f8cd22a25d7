import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { countTests, type StepResult } from './counts'
import type { PassedSteps } from './passed-steps'
import type { Step } from './steps'

/** Steps that run at the same time. Most use one processor, so this suits the smallest machines that run the tests. */
const JOBS = 2

/** Lines of a failed step's output that are repeated at the end of the run. */
const LAST_LINES = 20

/** How a step's command ended. `output` is what it printed, if that wasn't shown as it came. */
export interface Ended {
  readonly code: number
  readonly output: string
}

/** Whether a step's output is shown as it comes. */
const isLive = ({ isAlone, isShown }: Pick<Step, 'isAlone' | 'isShown'>): boolean =>
  Boolean(isAlone || isShown)

/** Runs a step's command. Out: its exit code, 1 if it was killed. */
export type Run = (step: Step) => Promise<Ended>

export const runWithNpm: Run = ({ command, environment, ...step }) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment }
    const shell = process.platform === 'win32'
    const stdio = isLive(step) ? 'inherit' : 'pipe'
    const child = spawn('npm', command, { stdio: ['ignore', stdio, stdio], env, shell })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => void output.push(chunk))
    child.once('error', reject)
    // Not `exit`, because a program may exit before all its output has been read.
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }))
  })

function readResult({ name, report }: Step, code: number): StepResult {
  const alone: StepResult = { name, passed: Number(code === 0), failed: Number(code !== 0), troubles: [] }
  if (!report) return alone
  const none: StepResult = { ...alone, passed: 0, failed: 1 }
  if (!existsSync(report.file)) {
    console.error(`${name}: found no report at ${report.file}, expected one.`)
    return none
  }
  const result = countTests(name, report.read(readFileSync(report.file, 'utf8')))
  if (code !== 0 && result.failed === 0) return { ...result, failed: 1 }
  if (result.passed + result.failed > 0) return result
  console.error(`${name}: found a report of 0 tests, expected at least one.`)
  return none
}

function prepareReport(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
}

/** Runs one step and prints its output under its name. Out: how it ended. */
async function runStep(step: Step, run: Run): Promise<StepResult> {
  if (step.report) prepareReport(step.report.file)
  if (isLive(step)) console.log(`\n== ${step.name}`)
  const started = performance.now()
  const { code, output } = await run(step)
  const result = readResult(step, code)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (!isLive(step)) console.log(`\n== ${step.name}\n${output.trimEnd()}`)
  console.log(`== ${step.name}: ${result.failed > 0 ? 'FAILED' : 'ok'} (${seconds} s)`)
  if (result.failed === 0 || output === '') return result
  return { ...result, lastLines: output.trimEnd().split('\n').slice(-LAST_LINES) }
}

/** What a run of steps needs besides them; tests pass their own. */
export interface Surroundings {
  readonly run?: Run
  /** Steps that passed before with the same inputs; without it, every step runs. */
  readonly passed?: PassedSteps
}

/**
 * Runs steps, two at a time, each once those it comes after have passed. A step that comes after a failed one doesn't
 * run; the others do, so one run shows all that's wrong.
 * @returns how each step ended that ran or had passed before
 */
export async function runSteps(
  steps: readonly Step[],
  { run = runWithNpm, passed }: Surroundings = {},
): Promise<StepResult[]> {
  const done = new Map<string, StepResult>()
  const running = new Map<string, Promise<void>>()
  const names = steps.map(({ name }) => name)
  const notRun = new Set<string>()
  const needs = ({ after = [] }: Step) => after.filter((name) => names.includes(name))
  const cannotPass = (name: string) => notRun.has(name) || (done.get(name)?.failed ?? 0) > 0
  let waiting = [...steps]

  const start = (step: Step) => {
    const finish = (result: StepResult) => {
      done.set(step.name, result)
      running.delete(step.name)
    }
    const known = passed?.find(step)
    if (known) console.log(`\n== ${step.name}: ok (passed before with the same files)`)
    running.set(
      step.name,
      (known ? Promise.resolve({ ...known, name: step.name, troubles: [] }) : runStep(step, run)).then(
        (result) => {
          if (!known && result.failed === 0) passed?.record(step, result)
          finish(result)
        },
      ),
    )
  }

  /** Starts what can start: a step that runs alone waits until nothing runs, and nothing starts beside it. */
  const startReady = () => {
    for (const step of waiting) {
      const isBusy = running.size >= (step.isAlone ? 1 : JOBS)
      const isBlocked = steps.some((other) => other.isAlone && running.has(other.name))
      if (isBusy || isBlocked || !needs(step).every((name) => done.has(name))) continue
      waiting = waiting.filter((other) => other !== step)
      start(step)
    }
  }

  /** Drops the steps that need a failed one, and those that need these. */
  const dropBlocked = () => {
    const blocked = waiting.filter((step) => needs(step).some(cannotPass))
    if (blocked.length === 0) return
    for (const { name } of blocked) {
      console.log(`\n== ${name}: not run, because a step it needs failed`)
      notRun.add(name)
    }
    waiting = waiting.filter((step) => !blocked.includes(step))
    dropBlocked()
  }

  for (;;) {
    dropBlocked()
    startReady()
    if (running.size === 0) break
    await Promise.race(running.values())
  }
  return steps.flatMap(({ name }) => done.get(name) ?? [])
}
