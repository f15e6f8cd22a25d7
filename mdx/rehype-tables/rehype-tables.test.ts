import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import rehypeTables from './index'

function framed(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  rehypeTables()(tree)
  return toHtml(tree)
}

const table = (head: string) =>
  `<table><thead><tr>${head}</tr></thead><tbody><tr><td>Url</td></tr></tbody></table>`

describe('a table of a page', () => {
  it('is in a frame that scrolls, and its header cells are column headers', () => {
    expect(framed(table('<th>Network</th>'))).toBe(
      `<div class="table wide" tabindex="0" role="group" aria-label="Table">${table('<th scope="col">Network</th>')}</div>`,
    )
  })

  it('with four columns, names the column in each cell, for a list on a phone', () => {
    const heads = ['Tag', 'Block', 'Age', 'Use'].map((title) => `<th>${title}</th>`).join('')
    const cells = (html: string) => html.replace('<td>Url</td>', '<td>a</td><td>b</td><td>c</td><td></td>')
    const html = framed(cells(table(heads)))
    expect(html).toContain('<div class="table wide stack"')
    expect(html).toContain(
      '<td>a</td><td data-label="Block">b</td><td data-label="Age">c</td><td data-label="Use"></td>',
    )
    expect(framed(table('<th>1</th><th>2</th><th>3</th>')), 'control: three columns fit').not.toMatch(
      /stack|data-label/,
    )
  })

  it('has no empty header cell', () => {
    expect(framed(table('<th></th><th>Celo</th>'))).toContain('<tr><td></td><th scope="col">Celo</th></tr>')
  })
})
