// Writes /status/trust from the reports of `npm test` and `npm run test:release`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPlaywrightReport, readVitestReport } from './gate/results'
import { countFiles, readCommandReports } from './trust-page/read-reports'
import { COUNTED } from './trust-page/record-counted'
import { readPromises, trustPage } from './trust-page/trust-page'

const UNIT = '.cache/test/unit.json'
const BUILT = '.cache/test/built.json'
const BROWSER = '.cache/test/browser.json'
const EXHAUSTIVE = '.cache/test/exhaustive.json'
const PAGE = 'docs/status/trust.mdx'

const report = (file: string) => {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  throw new Error(
    `${file}: found nothing, expected the report of a run. Fix: npm test, then npm run test:release.`,
  )
}

const commandReports = () =>
  existsSync(COUNTED)
    ? readdirSync(COUNTED).map((name) => readFileSync(path.join(COUNTED, name), 'utf8'))
    : []

/** In: the day of the run as an argument, YYYY-MM-DD; today by default. */
function main() {
  const day = process.argv[2] ?? new Date().toISOString().slice(0, 10)
  const counts = new Map([
    ...countFiles(readVitestReport(report(UNIT), process.cwd())),
    ...countFiles(readVitestReport(report(BUILT), process.cwd())),
    ...countFiles(readPlaywrightReport(report(BROWSER))),
    ...countFiles(readPlaywrightReport(report(EXHAUSTIVE))), // the same files, with every page
    ...readCommandReports(commandReports()),
  ])
  writeFileSync(PAGE, trustPage(readPromises(readFileSync('tests/trust.json', 'utf8')), counts, day))
  console.log(`${PAGE}: written from ${counts.size} test files`)
}

main()
