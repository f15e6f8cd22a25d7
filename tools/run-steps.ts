import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Counts } from './test-counts'
import type { Step } from './test-steps'

const ONE_PASSED: Counts = { passed: 1, failed: 0 }
const ONE_FAILED: Counts = { passed: 0, failed: 1 }

/** Runs a step's command and passes its output through. Out: the exit code; 1 if the command was killed. */
export type Run = (step: Step) => Promise<number>

export const runWithNpm: Run = ({ command, environment }) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment }
    const child = spawn('npm', command, { stdio: 'inherit', env, shell: process.platform === 'win32' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })

function listCounts({ name, report }: Step, code: number): Counts {
  const fallback = code === 0 ? ONE_PASSED : ONE_FAILED
  if (!report) return fallback
  if (!existsSync(report.file)) {
    console.error(`${name}: found no report at ${report.file}, expected one.`)
    return ONE_FAILED
  }
  const counts = report.count(readFileSync(report.file, 'utf8'))
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 }
  if (counts.passed + counts.failed > 0) return counts
  console.error(`${name}: found a report of 0 tests, expected at least one.`)
  return ONE_FAILED
}

/** Runs the steps in order and stops at the first that fails. Out: the counts of each step that ran. */
export async function runSteps(steps: readonly Step[], run: Run = runWithNpm): Promise<Counts[]> {
  const done: Counts[] = []
  for (const [index, step] of steps.entries()) {
    console.log(`\n== ${index + 1}/${steps.length} ${step.name}`)
    if (step.report) prepareReport(step.report.file)
    const started = performance.now()
    const counts = listCounts(step, await run(step))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`== ${step.name}: ${counts.failed > 0 ? 'FAILED' : 'ok'} (${seconds} s)`)
    done.push(counts)
    if (counts.failed > 0) break
  }
  return done
}

function prepareReport(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
}
