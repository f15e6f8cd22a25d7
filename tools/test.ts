import { runSteps } from './run-steps'
import { countsLine, sumCounts } from './test-counts'
import { STEPS } from './test-steps'

/** The one gate: what a developer, a hook and CI run. Ends with a line of counts. */
export async function main(): Promise<void> {
  const counts = sumCounts(await runSteps(STEPS))
  if (counts.failed > 0) process.exitCode = 1
  console.log(`\n${countsLine(counts)}`)
}
