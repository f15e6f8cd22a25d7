// npm run test:release: tests that take too long for `npm test`, run after it has passed because they use its builds: a
// second build compared with the first, every page in all looks and at all widths, 1,000 fuzzed URLs, a walk with 10,000
// steps, a 10-minute soak test of the server, the second browser, the packages as users install them, each supported
// version of Node, and the tutorials as written.
import { firefoxPath } from '../tests/support/firefox-path'
import { listReleaseSteps } from './gate/release-steps'
import { runSteps } from './gate/run-steps'
import { judgeRun } from './gate/counts'

async function main(): Promise<void> {
  const hasFirefox = firefoxPath() !== undefined
  if (!hasFirefox) console.log('Firefox: found none that the tests can control, so its step is skipped.')
  const { isGood, lines } = judgeRun(await runSteps(listReleaseSteps(hasFirefox)))
  if (!isGood) process.exitCode = 1
  console.log(`\n${lines.join('\n')}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
