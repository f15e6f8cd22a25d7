import { describe, expect, it } from 'vitest'
import { findElements, withTag } from '../../../model/html'
import { loadRegistry } from '../../../model/facts/registry'
import { entriesInTables } from '../facts-shown'
import { listEntries } from '../../../model/facts/entries'
import { svgFaults } from '../svg-faults'
import { parseSvg } from '../svg-tree'
import { pagesShowing } from '../pages-showing'
import { chart, makeChart } from './chart'
import { charts, type ChartPlan } from './definitions'
import { drawChart } from './draw-chart'
import { readChart } from './read-chart'

const registry = loadRegistry()
const bars = (rows: { label: string; of: string }[]): ChartPlan => ({
  kind: 'bars',
  title: 'Some <numbers>',
  columns: ['What', 'How much'],
  rows,
})

/** Widths of the bars in a picture. */
const listWidths = (svg: string): number[] =>
  findElements(parseSvg(svg), withTag('rect')).map(({ properties }) => Number(properties.width))

const listFontSizes = (svg: string) =>
  findElements(parseSvg(svg), ({ properties }) => 'fontSize' in properties).map(({ properties }) =>
    String(properties.fontSize),
  )

describe.each(Object.keys(charts))('the chart %s', (name) => {
  const plan = charts[name]!

  it('is drawn from shapes that pages may contain, with a title and a description', () => {
    expect(svgFaults(drawChart(readChart(plan, registry)))).toEqual([])
  })

  it('has a row in its table for each row of the picture', () => {
    expect(chart(registry, { of: name }).table.groups[0]?.entries).toHaveLength(plan.rows.length)
  })

  it('uses text that is no larger than the text around it', () => {
    expect(listFontSizes(drawChart(readChart(plan, registry)))).toEqual(['14'])
  })
})

it('draws bars whose lengths are in proportion to the facts', () => {
  const svg = drawChart(readChart(charts['minimum-base-fee']!, registry))
  expect(listWidths(svg)).toEqual([28.8, 57.5, 115, 230]) // 25, 50, 100 and 200 gwei
})

it('describes the picture with its numbers', () => {
  const { diagram } = chart(registry, { of: 'minimum-base-fee' })
  expect(diagram.description).toContain('16 April 2026: 50 gwei.')
})

it('fills dates in from the registry', () => {
  const plan = bars([{ label: 'Before {{events.jovian.celo}}', of: 'fees.minBaseFeeJune' }])
  const day = listEntries(registry).get('events.jovian.celo')?.text
  expect(drawChart(readChart(plan, registry))).toContain(`Before ${day}`)
})

it('writes text as text', () => {
  const svg = makeChart('x', bars([{ label: '<b> & more', of: 'fees.minBaseFeeJune' }]), registry).diagram.svg
  expect(svg).toContain('&lt;b> &amp; more')
})

it('counts as showing the facts that it draws', () => {
  const entries = [...listEntries(registry).values()]
  const found = entriesInTables('<Chart of="minimum-base-fee" />', entries, registry).map(({ path }) => path)
  expect(found).toContain('fees.minBaseFeeJune')
  expect(found).not.toContain('fees.intrinsicGas')
})

it('makes its page one that shows the fact', () => {
  expect(pagesShowing('layer-1-pos.yieldBefore')).toContain(
    'docs/what-is-celo/using-celo/protocol/epoch-rewards/index.mdx',
  )
})

const refused: [what: string, rows: { label: string; of: string }[], message: string][] = [
  [
    'a fact that is not a number',
    [{ label: 'Floor', of: 'chains.celo.baseFeeFloor' }],
    'data/chains.json celo.baseFeeFloor: found "SystemConfig.minBaseFee"; expected a number of 0 or more. Record the value as a number',
  ],
  [
    'a fact that does not exist',
    [{ label: 'Fee', of: 'fees.minBaseFeeJun' }],
    'Did you mean "fees.minBaseFeeJune"',
  ],
  [
    'bars in different units',
    [
      { label: 'Fee', of: 'fees.minBaseFeeJune' },
      { label: 'Gas', of: 'fees.intrinsicGas' },
    ],
    'found bars in "gwei" and "gas"; expected one unit. Draw facts in the same unit',
  ],
  [
    'a label that does not fit',
    [{ label: 'A label that is longer than a phone is wide', of: 'fees.minBaseFeeJune' }],
    'expected at most 40, which fit in the picture. Shorten it',
  ],
]

it.each(refused)('refuses %s', (_, rows, message) => {
  expect(() => makeChart('x', bars(rows), registry)).toThrow(message)
})

it('refuses a chart that does not exist, and suggests one that does', () => {
  expect(() => chart(registry, { of: 'minimum-base-fees' })).toThrow('Did you mean "minimum-base-fee"?')
})
