import { rmSync } from 'node:fs'
import { judgeRun } from './gate/counts'
import { keepPassedSteps } from './gate/passed-steps'
import { runSteps } from './gate/run-steps'
import { STEPS } from './gate/steps'
import { COUNTED } from './trust-page/record-counted'

const PASSED = '.cache/test/passed.json'

/**
 * Runs all the tests, for developers, hooks and CI. The last lines name what failed, then come the counts. Steps that passed before on the same
 * files aren't repeated, unless `--all` is given.
 */
async function main(): Promise<void> {
  rmSync(COUNTED, { recursive: true, force: true }) // counts from the last run
  if (process.argv.includes('--all')) rmSync(PASSED, { force: true })
  const { isGood, lines } = judgeRun(await runSteps(STEPS, { passed: keepPassedSteps(PASSED) }))
  if (!isGood) process.exitCode = 1
  console.log(`\n${lines.join('\n')}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
