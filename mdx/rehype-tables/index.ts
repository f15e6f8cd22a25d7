import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Puts each of a page's tables into its own frame, which scrolls on a phone and uses the wide column. */
export default function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return undefined
      scopeHeaders(table)
      const properties = { className: ['table', 'wide'], tabIndex: 0, role: 'group', ariaLabel: 'Table' }
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [table] }
      return SKIP
    })
  }
}

/** Header cells of Markdown tables are column headers. An empty one, such as a corner, becomes a plain cell. */
function scopeHeaders(table: Element) {
  visit(table, 'element', (cell) => {
    if (cell.tagName !== 'th') return
    if (cell.children.length === 0) cell.tagName = 'td'
    else cell.properties.scope ??= 'col'
  })
}
