import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import type { AlignType, PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import { listElements, findElement, hasClass, withTag } from '../../../model/html'
import { inlineNodes, trimmed, type PageContext } from './inline-nodes'

const makeCell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })
const words = (value: string): PhrasingContent[] => [{ type: 'text', value }]

/** A cell's content on one line, with its blocks separated by semicolons. */
function cellNodes(cell: Element, context: PageContext): PhrasingContent[] {
  const blocks = listElements(cell).flatMap((child) =>
    ['ul', 'ol'].includes(child.tagName) ? listElements(child) : child.tagName === 'p' ? [child] : [],
  )
  if (blocks.length === 0) return trimmed(inlineNodes(cell.children, context)).map(unbroken)
  return blocks.flatMap((block, index) => [
    ...(index > 0 ? words('; ') : []),
    ...trimmed(inlineNodes(block.children, context)).map(unbroken),
  ])
}

const unbroken = (node: PhrasingContent): PhrasingContent =>
  node.type === 'break' ? { type: 'text', value: ' ' } : node

const getSpan = (cell: Element, name: 'rowSpan' | 'colSpan') => Number(cell.properties[name] ?? 1)

/** Rows with all their cells: one that spans rows is repeated in each. */
function rowNodes(rows: readonly Element[], context: PageContext): TableRow[] {
  const held = new Map<number, { cell: TableCell; rows: number }>()
  return rows.map((row) => {
    const children: TableCell[] = []
    const cells = listElements(row)
    for (let column = 0; cells.length > 0 || held.has(column); column += 1) {
      const above = held.get(column)
      if (above) {
        children.push(above.cell)
        above.rows -= 1
        if (above.rows === 0) held.delete(column)
        continue
      }
      const next = cells.shift()!
      const cell = makeCell(cellNodes(next, context))
      children.push(cell)
      if (getSpan(next, 'rowSpan') > 1) held.set(column, { cell, rows: getSpan(next, 'rowSpan') - 1 })
      for (let more = getSpan(next, 'colSpan'); more > 1; more -= 1) children.push(makeCell([]))
    }
    return { type: 'tableRow', children }
  })
}

const strongLine = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
})

const isGroupTitle = (row: Element) => listElements(row)[0]?.properties.scope === 'rowgroup'

function readAlignment(head: Element | undefined): AlignType[] {
  return head ? listElements(head).map((cell) => (hasClass(cell, 'number') ? 'right' : null)) : []
}

/** A table: its caption, then one Markdown table for each group of rows, under the group's title. */
export function tableNodes(table: Element, page: PageContext): RootContent[] {
  const context = { ...page, inTable: true }
  const caption = findElement(table, withTag('caption'))
  const head = findElement(table, withTag('thead'))
  const [titles] = head ? listElements(head) : []
  const bodies = listElements(table).filter(withTag('tbody'))
  const headRow = (): TableRow[] => (titles ? rowNodes([titles], context) : [])
  return [
    ...(caption ? [strongLine(toString(caption))] : []),
    ...bodies.flatMap((body) => {
      const rows = listElements(body)
      const title = rows[0] && isGroupTitle(rows[0]) ? toString(rows[0]) : undefined
      const children = [...headRow(), ...rowNodes(title ? rows.slice(1) : rows, context)]
      const group: RootContent = { type: 'table', align: readAlignment(titles), children }
      return title ? [strongLine(title), group] : [group]
    }),
  ]
}
