import { rmSync } from 'node:fs'
import { countsLine, sumCounts } from './gate/counts'
import { keepPassedSteps } from './gate/passed-steps'
import { runSteps } from './gate/run-steps'
import { STEPS } from './gate/steps'
import { COUNTED } from './trust-page/record-counted'

const PASSED = '.cache/test/passed.json'

/**
 * Runs all the tests, for developers, hooks and CI. The last line has the counts. Steps that passed before on the same
 * files aren't repeated, unless `--all` is given.
 */
async function main(): Promise<void> {
  rmSync(COUNTED, { recursive: true, force: true }) // counts from the last run
  if (process.argv.includes('--all')) rmSync(PASSED, { force: true })
  const counts = sumCounts(await runSteps(STEPS, { passed: keepPassedSteps(PASSED) }))
  if (counts.failed > 0) process.exitCode = 1
  console.log(`\n${countsLine(counts)}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
