import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { findElement, findElements, listElements, withTag } from '../../model/html'

/** On a phone, a table with this many columns becomes a list, with each cell's column before it. */
const STACKED = 4

/** Puts each of a page's tables into its own frame, which uses the wide column and scrolls if it has to. */
export default function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return undefined
      const className = ['table', 'wide', ...(labelCells(table) ? ['stack'] : [])]
      scopeHeaders(table)
      const properties = { className, tabIndex: 0, role: 'group', ariaLabel: 'Table' }
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [table] }
      return SKIP
    })
  }
}

/** Names the column in each cell after the first. Out: whether the table has so many columns that phones need it. */
function labelCells(table: Element): boolean {
  const titles = findElements(table, withTag('th')).map((cell) => toString(cell))
  const body = findElement(table, withTag('tbody'))
  if (titles.length < STACKED || !body) return false
  for (const row of findElements(body, withTag('tr')))
    for (const [column, cell] of listElements(row).entries())
      if (column > 0 && titles[column]) cell.properties.dataLabel = titles[column]
  return true
}

/** Header cells of Markdown tables are column headers. An empty one, such as a corner, becomes a plain cell. */
function scopeHeaders(table: Element) {
  visit(table, 'element', (cell) => {
    if (cell.tagName !== 'th') return
    if (cell.children.length === 0) cell.tagName = 'td'
    else cell.properties.scope ??= 'col'
  })
}
