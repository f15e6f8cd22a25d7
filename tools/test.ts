import { rmSync } from 'node:fs'
import { runSteps } from './run-steps'
import { countsLine, sumCounts } from './test-counts'
import { STEPS } from './test-steps'
import { COUNTED } from './trust-page/record-counted'

/** Runs all the tests, for developers, hooks and CI. The last line has the counts. */
async function main(): Promise<void> {
  rmSync(COUNTED, { recursive: true, force: true }) // counts from the last run
  const counts = sumCounts(await runSteps(STEPS))
  if (counts.failed > 0) process.exitCode = 1
  console.log(`\n${countsLine(counts)}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
