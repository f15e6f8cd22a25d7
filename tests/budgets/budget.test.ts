import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { heldFigures, overBudget, table } from './budget'
import { countElements, type PageFigures } from './figures'

const page = (address: string, bytes: number): PageFigures => ({
  address,
  area: address.split('/')[1]!,
  page: bytes,
  navigation: 10,
  style: 5,
  elements: 7,
})
const limits = {
  page: 100,
  navigation: 10,
  style: 10,
  elements: 10,
  script: 10,
  sandbox: 10,
  packages: 10,
  css: 10,
  exceptions: {},
}
const figures = heldFigures(
  [page('/a/1', 90), page('/a/2', 101), page('/b/1', 20)],
  { script: 1, sandbox: 1, packages: 1, css: 2 },
  limits,
)

describe('budgets', () => {
  it('contains the longest page in each area', () =>
    expect(figures.slice(0, 2)).toEqual([
      { what: 'first paint, longest of /a', actual: 101, limit: 100, page: '/a/2' },
      { what: 'first paint, longest of /b', actual: 20, limit: 100, page: '/b/1' },
    ]))

  it('gives a page its own limit and removes it from its area', () => {
    const exceptions = { '/a/2': { page: 200, navigation: 300, reason: 'long' } }
    const own = heldFigures(
      [page('/a/1', 90), page('/a/2', 101)],
      { script: 1, sandbox: 1, packages: 1, css: 2 },
      { ...limits, exceptions },
    )
    expect(own.map(({ what, actual, limit }) => [what, actual, limit]).slice(0, 2)).toEqual([
      ['first paint, longest of /a', 90, 100],
      ['first paint of /a/2', 101, 200],
    ])
    expect(overBudget(own)).toEqual([])
  })

  it('reports only figures over their limit', () => {
    expect(overBudget(figures)).toHaveLength(1)
    expect(overBudget(figures)[0]).toContain('(/a/2): found 101, expected at most 100')
  })

  it('shows how a figure changed since the last release', () => {
    const last = {
      release: '1.2.0',
      figures: { 'first paint, longest of /a': 90, 'first paint, longest of /b': 20 },
    }
    const lines = table(figures, last).split('\n')
    expect(lines[0]).toContain('since 1.2.0')
    expect(lines[1]).toContain('+11')
    expect(lines[2]).toContain('same')
    expect(lines[3]).toContain('new')
  })
})

describe('countElements', () => {
  it('counts elements that the page has, but neither styles nor scripts', () =>
    expect(
      countElements(
        fromHtml('<p>a<b>c</b></p><table><tr></table><script>"<i>"</script><style>p{}</style><my-part>'),
      ),
    ).toBe(5))
})
