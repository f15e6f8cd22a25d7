import { rmSync } from 'node:fs'
import { runSteps } from './run-steps'
import { countsLine, sumCounts } from './test-counts'
import { STEPS } from './test-steps'
import { COUNTED } from './trust-page/record-counted'

/** The one gate: what a developer, a hook and CI run. Ends with a line of counts. */
async function main(): Promise<void> {
  rmSync(COUNTED, { recursive: true, force: true }) // what commands of the last run have left
  const counts = sumCounts(await runSteps(STEPS))
  if (counts.failed > 0) process.exitCode = 1
  console.log(`\n${countsLine(counts)}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
