// `npm run record:release`: records the built site's figures, so the next release's budgets can be compared with them,
// and what one page costs a reader, for the chart that the benchmark's report then draws.
import { readFileSync, writeFileSync } from 'node:fs'
import { heldFigures } from '../tests/budgets/budget'
import { assetFigures, siteFigures } from '../tests/budgets/figures'
import { readBuiltPages } from '../tests/support/built-pages'
import limits from '../tests/budgets/limits.json'
import history from '../bench/history.json'
import { readerCost } from '../tests/support/first-paint'

const BUILD = 'build'
const FILE = 'tests/budgets/last-release.json'
const HISTORY = 'bench/history.json'

async function main(): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const figures = heldFigures(siteFigures(BUILD, await readBuiltPages()), assetFigures(BUILD), limits)
  const kept = Object.fromEntries(figures.map(({ what, actual }) => [what, actual]))
  writeFileSync(FILE, `${JSON.stringify({ release: version, figures: kept }, null, 2)}\n`)
  console.log(`${FILE}: ${figures.length} figures for release ${version}`)

  const day = new Date().toISOString().slice(0, 10)
  const past = [
    ...history.past.filter((entry) => entry.day !== day),
    { day, ...readerCost(BUILD, history.page) },
  ]
  writeFileSync(HISTORY, `${JSON.stringify({ page: history.page, past }, null, 2)}\n`)
  console.log(`${HISTORY}: ${past.length} days`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
