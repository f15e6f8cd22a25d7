import fs from 'node:fs'
import { format } from 'prettier'
import { RESULTS, readResult } from '../results'
import { sites } from '../sites'
import { steps } from '../steps'
import { chart } from './chart'
import { storedFigures } from './stored'
import { toMarkdown, type Named, tables } from './tables'
import { listVersions } from './versions'

const TABLE = 'bench/RESULTS.md'
const CHART = 'bench/chart.svg'

const compared: readonly Named[] = sites.map(({ name, title, search }) => ({
  name,
  title,
  searches: !!search,
}))

/** On what and when the times of the stored results were measured. */
function measuredOn(): string {
  const exact = new Set(steps.filter((step) => step.exact).map(({ name }) => name))
  const results = fs
    .readdirSync(RESULTS)
    .filter((name) => name.endsWith('.json') && !exact.has(name.split('.')[0]!))
    .map((name) => readResult(name.replace(/\.json$/, '')))
  const days = [...new Set(results.map((result) => result!.measuredOn))].sort()
  const machines = [...new Set(results.map((result) => result!.machine))]
  const loads = results.flatMap((result) => result!.load ?? []).sort((a, b) => a - b)
  const load = loads.length > 0 ? `, with a load average of ${loads[0]} to ${loads.at(-1)} meanwhile` : ''
  return `Measured on ${days.join(', ')}: ${machines.join('; ')}${load}.`
}

const intro = () => `# This site beside others

![Bytes of one page until all is quiet, a bar for each site](chart.svg)

The same Markdown (this site's pages, as its build exports them) in each generator's default theme, behind the same server, in the same browser: a connection of 1.6 Mbit/s with 150 ms there and back, a processor 4 times slower than the machine's. KB are 1,024 bytes, compressed with brotli, without headers. A dash is what was not measured yet: \`npm run bench\` goes on with that.

**Bytes are exact. Times are rough**: a time is the middle of three on a machine that others share, and says no more than which site is faster by far. ${measuredOn()}

${listVersions()}
`

/** Writes the table and the chart from stored results. Out: lines that name the files written. */
export async function writeReport(): Promise<string[]> {
  if (!fs.existsSync(RESULTS)) return ['nothing measured yet: no table written']
  const figure = storedFigures()
  const text = [intro(), ...tables(compared, figure).map(toMarkdown)].join('\n')
  fs.writeFileSync(TABLE, await format(text, { parser: 'markdown' }))
  const picture = chart(compared, figure)
  if (picture) fs.writeFileSync(CHART, picture)
  return [`wrote ${TABLE}`, ...(picture ? [`wrote ${CHART}`] : [])]
}
