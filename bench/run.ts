// `npm run bench`: compares this site with others. README.md explains what is measured and how.
import { endChildren } from './children'
import { readOptions, select } from './options'
import { readMessage } from './problem'
import { progressLine } from './progress'
import { writeReport } from './report/write-report'
import { runMeasurements, summary } from './run-measurements'
import { steps } from './steps'

async function main() {
  const options = readOptions(process.argv.slice(2), process.env.PORT)
  const measurements = select(steps, options.only)
  if (options.list) {
    for (const { name, about } of steps) console.log(`${name}: ${about}`)
    return console.log(measurements.map(({ id }) => `  ${id}`).join('\n'))
  }
  if (!options.report) {
    const stop = new AbortController()
    process.once('SIGINT', () => stop.abort())
    process.once('SIGTERM', () => stop.abort())
    const surroundings = { port: options.port, progress: progressLine(measurements.length) }
    const outcome = await runMeasurements(measurements, surroundings, {
      again: options.again,
      signal: stop.signal,
    })
    console.log(summary(outcome))
    if (outcome.failed.size > 0) process.exitCode = 1
    if (stop.signal.aborted) process.exitCode = 130
  }
  console.log((await writeReport()).join('\n'))
}

main()
  .catch((error: unknown) => {
    console.error(readMessage(error))
    process.exitCode = 1
  })
  .finally(() => {
    endChildren()
    process.exit() // an interrupted measurement's browser or server would keep the process running
  })
