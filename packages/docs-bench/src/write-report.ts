import { exact, kilobytes, toMarkdown, withSpread } from '../../../bench/measure/table'
import type { BenchReport, SiteFigures } from './types'

const KINDS = ['html', 'script', 'style', 'font', 'other', 'ahead'] as const

const TIMES = ['paintMs', 'loadMs', 'blockingMs'] as const

const listCells = ({ bytes, bytesAtLoad, layoutShift, ...times }: SiteFigures) => [
  ...KINDS.map((kind) => kilobytes(bytes[kind])),
  kilobytes(bytesAtLoad),
  kilobytes(bytes.all),
  ...TIMES.map((name) => withSpread(times[name], ...times.spread[name])),
  exact(layoutShift),
]

function writeNote({ runs, fast, device, on }: BenchReport): string {
  const condition = fast
    ? 'without a slow connection'
    : 'with 1.6 Mbit/s, a round trip of 150 ms, and a processor slowed down 4 times'
  return `On a ${device}, ${condition}. KB are 1,024 bytes of bodies as sent. "Ahead" is what was prefetched. Times are the median of ${runs} in ms, with the lowest and the highest in brackets. Measured on ${on}.`
}

/** A table with a row for each site, and the sites that failed below it. */
export function writeReport(report: BenchReport): string {
  const table = toMarkdown({
    heading: 'One page',
    note: writeNote(report),
    head: 'HTML,JS,CSS,fonts,other,ahead,at load,after idle,first paint,load,blocking,layout shift'.split(
      ',',
    ),
    rows: report.measured.map((figures) => [`[${figures.name}](${figures.url})`, ...listCells(figures)]),
  })
  const failures = report.failed.map(
    ({ name, url, error }) => `- ${name} (${url}) wasn't measured: ${error}\n`,
  )
  return [table, ...(failures.length > 0 ? ['\n', ...failures] : [])].join('')
}
