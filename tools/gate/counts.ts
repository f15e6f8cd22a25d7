import type { TestResult } from './results'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** How a step ended: its counts, and each test that failed, at first or for good. */
export interface StepResult extends Counts {
  readonly name: string
  readonly troubles: readonly TestResult[]
  /** What the step printed last, if it failed and its output wasn't shown as it came. */
  readonly lastLines?: readonly string[]
}

/** So many unsteady tests don't fail a run. More mean that something shared is broken. */
export const MOST_UNSTEADY = 2

/** In: a step's name and its tests. An unsteady test counts as passed here; `judgeRun` limits how many may be. */
export function countTests(name: string, tests: readonly TestResult[]): StepResult {
  const failed = tests.filter(({ outcome }) => outcome === 'failed').length
  return {
    name,
    passed: tests.length - failed,
    failed,
    troubles: tests.filter(({ outcome }) => outcome !== 'passed'),
  }
}

const describeTest = (step: string, { file, title, message }: TestResult) =>
  `${step}: ${file}: ${title}\n    ${message}`

/**
 * A line for each test that failed, or for the step if it has no tests or none of them failed, with what it printed last:
 * some hosts of a run keep only the end of its output.
 */
function listFailures({ name, failed, troubles, lastLines = [] }: StepResult): string[] {
  const tests = troubles.filter(({ outcome }) => outcome === 'failed')
  if (failed > 0 && tests.length === 0)
    return [
      `failed    ${name}: its output is above, under "== ${name}"`,
      ...lastLines.map((line) => `    ${line}`),
    ]
  return tests.map((test) => `failed    ${describeTest(name, test)}`)
}

function listUnsteady({ name, troubles }: StepResult): string[] {
  return troubles
    .filter(({ outcome }) => outcome === 'unsteady')
    .map((test) => `unsteady  ${describeTest(name, test)}`)
}

/**
 * Judges a run.
 * @returns whether it passed, and its last lines: each test that failed, each that failed once and then passed, and the
 * counts
 */
export function judgeRun(results: readonly StepResult[]): { isGood: boolean; lines: string[] } {
  const unsteady = results.flatMap(listUnsteady)
  const extra = unsteady.length > MOST_UNSTEADY ? unsteady.length : 0
  const passed = results.reduce((sum, result) => sum + result.passed, 0) - extra
  const failed = results.reduce((sum, result) => sum + result.failed, 0) + extra
  const why = `found ${unsteady.length} unsteady tests, at most ${MOST_UNSTEADY} may be, so all of them count as failed`
  return {
    isGood: failed === 0,
    lines: [
      ...results.flatMap(listFailures),
      ...unsteady,
      ...(extra > 0 ? [why] : []),
      `${passed} passed, ${failed} failed`,
    ],
  }
}
