import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { findElements, hasClass } from '../../model/html'
import { chart, historyChart } from './chart'
import { storedFigures } from './stored'
import { toMarkdown } from '../measure/table'
import { perFurtherPage, tables } from './tables'

const sites = [
  { name: 'celo', title: 'This site', searches: true },
  { name: 'plain', title: 'Plain', searches: false },
]
const stored: Record<string, Record<string, unknown>> = {
  'page.celo': {
    bytes: { html: 10_240, script: 20_480, style: 0, font: 0, other: 0, ahead: 0, all: 30_720 },
    bytesScrolled: 71_680,
    paintMs: 400,
    blockingMs: 12,
    spread: { paintMs: [380, 431], blockingMs: [12, 12] },
  },
  'navigation.celo': { atOnce: { ms: 200, spread: { ms: [190, 210] } }, pointed: { ms: 100 } },
  'growth.celo.n100': { bytes: { script: 1000 } },
  'growth.celo.n1000': { bytes: { script: 19_000 } },
}
const figure = storedFigures((id) =>
  stored[id] ? { id, stamp: '', measuredOn: '2026-11-21', machine: '', figures: stored[id] } : undefined,
)

describe('the table', () => {
  const [page, navigation, search, , growth] = tables(sites, figure)

  it("shows KB, and figures that weren't measured", () =>
    expect(page!.rows[0]).toEqual([
      'This site',
      '10.0',
      '20.0',
      '0.0',
      '0.0',
      '0.0',
      '0.0',
      '–',
      '30.0',
      '100.0',
      '–',
      '400 (380 to 431)',
      '12',
      '–',
    ]))
  it('shows the spread of each time where it was recorded', () =>
    expect(navigation!.rows[0]).toEqual(['This site', '200 (190 to 210)', '–', '100', '–', '–']))
  it('shows which sites have no search', () => expect(search!.rows[1]!.slice(1, 3)).toEqual(['none', 'none']))
  it('shows the cost of each additional page', () => {
    expect(perFurtherPage('celo', 'script', figure)).toBe(20)
    expect(growth!.rows[0]![4]).toBe('20.0')
    expect(growth!.rows[1]![4]).toBe('–')
  })
  it('has as many cells in each row as in its header', () => {
    for (const { head, rows } of tables(sites, figure))
      for (const row of rows) expect(row).toHaveLength(head.length + 1)
  })
  it('is Markdown', () => expect(toMarkdown(page!)).toContain('| --- | --: | --: |'))
})

describe('the chart', () => {
  it('draws a bar for each site that was measured', () => {
    const picture = chart(sites, figure)!
    expect(picture).toContain('This site: 30 KB')
    expect(picture).not.toContain('Plain')
    expect(picture).toContain('prefers-color-scheme:dark')
  })
  it("isn't drawn without measurements", () => expect(chart(sites, () => undefined)).toBeUndefined())
})

describe('the chart over time', () => {
  const past = [
    { day: '2026-11-21', html: 10_240, script: 20_480, style: 1024 },
    { day: '2026-11-28', html: 9216, script: 10_240, style: 1024 },
  ]
  it('draws a bar for each day, and says its bytes', () => {
    const picture = historyChart(past)
    expect(picture).toContain('2026-11-21: 31 KB; 2026-11-28: 20 KB.')
    const bars = findElements(
      fromHtml(picture, { fragment: true }),
      (element) => hasClass(element, 'script') && element.properties.height === '26',
    )
    expect(bars.map(({ tagName }) => tagName)).toEqual(['rect', 'rect'])
    for (const { properties } of bars)
      expect([properties.x, properties.y, properties.width].every((length) => Number(length) > 0)).toBe(true)
  })
})
