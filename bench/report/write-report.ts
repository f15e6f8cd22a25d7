import fs from 'node:fs'
import { formatFile } from '../format-file'
import { RESULTS, readResult } from '../results'
import { sites } from '../sites'
import { steps } from '../steps'
import history from '../history.json'
import { chart, historyChart, type PastCost } from './chart'
import { RUNS } from '../measure/several-times'
import { standingTable } from './standing'
import { storedFigures } from './stored'
import { toMarkdown } from '../measure/table'
import { type Named, tables } from './tables'
import { listVersions } from './versions'

const TABLE = 'bench/RESULTS.md'
const CHART = 'bench/chart.svg'
const HISTORY = 'bench/history.svg'

const compared: readonly Named[] = sites.map(({ name, title, search }) => ({
  name,
  title,
  searches: !!search,
}))

/** When and on which machine the stored results' times were measured. */
function measuredOn(): string {
  const exact = new Set(steps.filter((step) => step.exact).map(({ name }) => name))
  const results = fs
    .readdirSync(RESULTS)
    .filter((name) => name.endsWith('.json') && !exact.has(name.split('.')[0]!))
    .map((name) => readResult(name.replace(/\.json$/, '')))
  const days = [...new Set(results.map((result) => result!.measuredOn))].sort()
  const machines = [...new Set(results.map((result) => result!.machine))]
  const loads = results.flatMap((result) => result!.load ?? []).sort((a, b) => a - b)
  const load = loads.length > 0 ? `, with a load average of ${loads[0]} to ${loads.at(-1)}` : ''
  return `Measured on ${days.join(', ')}: ${machines.join('; ')}${load}.`
}

const intro = () => `# This site compared with other generators

![Bytes of one page until the network is idle, with a bar for each site](chart.svg)

The same Markdown (this site's pages, as its build exports them) in each generator's default theme, behind the same server, in the same browser: a connection of 1.6 Mbit/s and a round trip of 150 ms, and a processor slowed down 4 times. KB are 1,024 bytes, compressed with Brotli, without headers. A dash means that there's no measurement yet; \`npm run bench\` continues with it.

**Bytes are exact, but times are approximate.** Each time is the median of ${RUNS} runs after one to warm up, with the lowest and the highest in brackets. One without brackets was always the same, or is from an earlier measurement of three runs. Only differences larger than the brackets mean anything. ${measuredOn()}

${listVersions()}
`

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** What one page of this site cost on each recorded day, as a table. */
function historyText(past: readonly PastCost[]): string {
  const rows = past.map(
    ({ day, html, script, style }) =>
      `| ${[day, html, script, style, html + script + style].map((cell) => (typeof cell === 'number' ? kilobytes(cell) : cell)).join(' | ')} |`,
  )
  return `## One page of this site over time

![Bytes of one page of this site, with a bar for each recorded day](history.svg)

KB of \`${history.page}\` until the network is idle, from the built files. After a build, \`npm run record:release\` adds a day and draws the chart.

| day | HTML | JavaScript | style sheets | in total |
| --- | --: | --: | --: | --: |
${rows.join('\n')}
`
}

/** Writes the tables and the charts from stored results. Out: one line per written file. */
export async function writeReport(): Promise<string[]> {
  if (!fs.existsSync(RESULTS)) return ['no measurements yet, so no tables were written']
  const figure = storedFigures()
  const text = [
    intro(),
    ...[standingTable(compared, figure), ...tables(compared, figure)].map(toMarkdown),
    historyText(history.past),
  ].join('\n')
  fs.writeFileSync(TABLE, await formatFile(TABLE, text))
  fs.writeFileSync(HISTORY, historyChart(history.past))
  const picture = chart(compared, figure)
  if (picture) fs.writeFileSync(CHART, picture)
  return [`wrote ${TABLE}`, `wrote ${HISTORY}`, ...(picture ? [`wrote ${CHART}`] : [])]
}
