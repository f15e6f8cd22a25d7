import type { PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import { textNode } from './elements'
import type { Block, Inline, TablePiece } from './pieces'
import { receiptText } from './to-page'

/** What an address is, in words: "USDC fee adapter, Celo". */
export function addressWords({ name, role, network }: Extract<Inline, { kind: 'address' }>): string {
  return `${name} ${role}, ${network}`
}

/** An inline piece as plain Markdown: full addresses, with role and network in words. */
export function inlineToMarkdown(piece: Inline): PhrasingContent[] {
  switch (piece.kind) {
    case 'text':
    case 'day':
      return [textNode(piece.text)]
    case 'code':
      return [{ type: 'inlineCode', value: piece.text }]
    case 'link':
      return [{ type: 'link', url: piece.href, children: [textNode(piece.href)] }]
    case 'network':
      return [textNode(piece.name)]
    case 'role':
      return [textNode(piece.role)]
    case 'address':
      return [{ type: 'inlineCode', value: piece.address }, textNode(` (${addressWords(piece)})`)]
  }
}

/** In a table the columns say what an address is. */
const cellNodes = (piece: Inline): PhrasingContent[] =>
  piece.kind === 'address' ? [{ type: 'inlineCode', value: piece.address }] : inlineToMarkdown(piece)

const cell = (pieces: Inline[]): TableCell => ({ type: 'tableCell', children: pieces.flatMap(cellNodes) })

function tableNodes(table: TablePiece, group: TablePiece['groups'][number]): RootContent[] {
  const head: TableRow = {
    type: 'tableRow',
    children: table.columns.map(({ title }) => cell([{ kind: 'text', text: title }])),
  }
  const rows: TableRow[] = group.entries.flatMap((entry) =>
    entry.lines.map((line) => ({
      type: 'tableRow' as const,
      children: [cell(entry.head), ...line.map(cell)],
    })),
  )
  const title: RootContent[] = group.title
    ? [{ type: 'paragraph', children: [{ type: 'strong', children: [textNode(group.title)] }] }]
    : []
  const align = table.columns.map(({ number }) => (number ? ('right' as const) : null))
  return [...title, { type: 'table', align, children: [head, ...rows] }]
}

/** A table or a diagram as plain Markdown; of a diagram its title and description. */
export function blockToMarkdown(piece: Block): RootContent[] {
  if (piece.kind === 'table') {
    const receipt: RootContent = { type: 'paragraph', children: [textNode(`${receiptText(piece)}.`)] }
    return [...piece.groups.flatMap((group) => tableNodes(piece, group)), receipt]
  }
  const title: PhrasingContent = { type: 'strong', children: [textNode(`${piece.title}.`)] }
  return [{ type: 'paragraph', children: [title, textNode(` ${piece.description}`)] }]
}
