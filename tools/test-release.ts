// npm run test:release: what takes too long for the gate, after `npm test` has passed and left its builds: a walk of
// 10,000 steps, the server under load for 10 minutes, the second browser, the packages as they're
// installed, each Node that the site supports, and the tutorials as written.
import { firefoxPath } from '../tests/support/firefox-path'
import { listReleaseSteps } from './release-steps'
import { runSteps } from './run-steps'
import { countsLine, sumCounts } from './test-counts'

async function main(): Promise<void> {
  const hasFirefox = firefoxPath() !== undefined
  if (!hasFirefox) console.log('Firefox: found none that the tests can drive; its step is left out.')
  const counts = sumCounts(await runSteps(listReleaseSteps(hasFirefox)))
  if (counts.failed > 0) process.exitCode = 1
  console.log(`\n${countsLine(counts)}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
