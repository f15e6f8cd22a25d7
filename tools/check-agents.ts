// Serves the built site with the production server and grades it with afdocs, a standard for documentation that AI
// assistants read.
import { existsSync } from 'node:fs'
import { site } from '../config/site'
import { startServer } from '../server/server'

const BUILD = 'build'
/** Points out of 100. */
const MIN_SCORE = 98

async function main() {
  if (!existsSync(`${BUILD}/llms.txt`))
    throw new Error(`${BUILD}/llms.txt: found nothing, expected a built site. Fix: npm run build.`)
  const { computeScore, runChecks } = await import('afdocs')
  const server = await startServer({ root: BUILD, port: 0 })
  try {
    const report = await runChecks(server.url, {
      samplingStrategy: 'deterministic', // the same pages each time
      canonicalOrigin: site.url,
      maxConcurrency: 4,
      requestDelay: 0,
      maxLinksToTest: 60,
    })
    for (const { id, status, message } of report.results)
      if (status === 'warn' || status === 'fail' || status === 'error')
        console.log(`${status}: ${id}: ${message}`)
    const { overall } = computeScore(report)
    const { pass, total } = report.summary
    console.log(`agents: ${overall} of 100 points, ${pass} of ${total} checks passed`)
    if (overall < MIN_SCORE)
      throw new Error(
        `found ${overall} points, expected at least ${MIN_SCORE}. Fix: run npx afdocs check <address> --fixes and follow its advice.`,
      )
  } finally {
    await server.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
