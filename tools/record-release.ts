// npx tsx tools/record-release.ts: records the built site's figures, so the next release's budgets can be compared with
// them.
import { readFileSync, writeFileSync } from 'node:fs'
import { heldFigures } from '../tests/budgets/budget'
import { assetFigures, siteFigures } from '../tests/budgets/figures'
import limits from '../tests/budgets/limits.json'

const BUILD = 'build'
const FILE = 'tests/budgets/last-release.json'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const figures = heldFigures(siteFigures(BUILD), assetFigures(BUILD), limits)
const kept = Object.fromEntries(figures.map(({ what, actual }) => [what, actual]))
writeFileSync(FILE, `${JSON.stringify({ release: version, figures: kept }, null, 2)}\n`)
console.log(`${FILE}: ${figures.length} figures for release ${version}`)
