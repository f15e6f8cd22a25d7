import type { Registry } from '../../../model/facts/entries'
import { suggestPath } from '../../../model/facts/near-path'
import { inlineSvg } from '../inline-svg'
import { text, type ChartPiece, type TablePiece } from '../pieces'
import { svgFaults } from '../svg-faults'
import { makeReceipt } from '../table-parts'
import { charts, type ChartPlan } from './definitions'
import { drawChart } from './draw-chart'
import { pathsOfChart, readChart, type Chart } from './read-chart'

function makeTable(chart: Chart): TablePiece {
  const rows =
    chart.kind === 'bars'
      ? chart.bars.map(({ label, text: value }): [string, string] => [label, value])
      : chart.moments.map(({ when, what }): [string, string] => [when, what])
  const [first, second] = chart.columns
  return {
    kind: 'table',
    caption: chart.title,
    columns: [{ title: first }, { title: second, number: chart.kind === 'bars' }],
    groups: [{ entries: rows.map(([head, cell]) => ({ head: text(head), lines: [[text(cell)]] })) }],
    ...makeReceipt(chart.from),
  }
}

/** A chart's picture and table. Pure. */
export function makeChart(name: string, plan: ChartPlan, registry: Registry): ChartPiece {
  const chart = readChart(plan, registry)
  const svg = drawChart(chart)
  const fault = svgFaults(svg)[0]
  if (fault) throw new Error(`found ${fault.found}; expected ${fault.expected}. ${fault.fix}`)
  return { kind: 'chart', diagram: inlineSvg(svg, `chart-${name}`), table: makeTable(chart) }
}

function findPlan(name: string): ChartPlan {
  const plan = charts[name]
  if (plan) return plan
  const known = Object.keys(charts)
  throw new Error(`Charts: ${known.join(', ')}. ${suggestPath(name, known)}`)
}

/** `<Chart of="minimum-base-fee" />`: a picture of records in data/, and its numbers in a fold. */
export function chart(registry: Registry, { of = '' }: Record<string, string>): ChartPiece {
  return makeChart(of, findPlan(of), registry)
}

/** Whether a chart shows a fact. */
export const showsInChart = (name: string, path: string): boolean =>
  pathsOfChart(findPlan(name)).includes(path)
