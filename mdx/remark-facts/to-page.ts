import type { PhrasingContent, RootContent } from 'mdast'
import { htmlElement } from '../html-element'

import { block, inline, textNode, type Child } from './elements'
import type { Block, ChartPiece, DiagramPiece, Inline, TableEntry, TablePiece } from './pieces'

type AddressPiece = Extract<Inline, { kind: 'address' }>

const short = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`

function copyButton(label: string, value = ''): PhrasingContent {
  const icon = inline('svg', { className: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, [
    inline('use', { href: '#icon-copy' }, []),
  ])
  const given = { type: 'button', className: 'copy', 'data-copy': value, 'aria-label': label }
  return inline('button', given, [icon])
}

/**
 * In a line of text, shortened, and in full on hover; in a table, in full and only once, because a long table has
 * many.
 */
function addressNode(piece: AddressPiece, inTable: boolean): PhrasingContent {
  const whole = inline('span', { className: 'address-full' }, [textNode(piece.address)])
  const inside = inTable
    ? [whole]
    : [
        inline('span', { className: 'address-short', 'aria-hidden': 'true' }, [
          textNode(short(piece.address)),
        ]),
        whole,
      ]
  const shown = piece.explorer
    ? inline('a', { href: `${piece.explorer}/address/${piece.address}` }, inside)
    : inline('span', {}, inside)
  const label = `Copy ${piece.name} ${piece.role} address on ${piece.network}`
  return inline('span', { className: 'address' }, [shown, copyButton(label)])
}

function networkNode(name: string, chainId: number | undefined): PhrasingContent {
  if (chainId === undefined) return textNode(name)
  const hint = inline('span', { className: 'term-text', role: 'note' }, [textNode(`Chain ID ${chainId}`)])
  return inline('span', { className: 'term', tabIndex: '0' }, [textNode(name), hint])
}

/** A name such as `FeeCurrencyDirectory`, which a narrow column breaks between its words. */
function codeInTable(name: string): PhrasingContent {
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])/)
  if (words.length < 2) return { type: 'inlineCode', value: name }
  const parts = words.flatMap((word, index) =>
    index === 0 ? [textNode(word)] : [inline('wbr', {}, []), textNode(word)],
  )
  return inline('code', {}, parts)
}

/** An inline piece as nodes of a page. */
export function inlineToPage(piece: Inline, inTable = false): PhrasingContent {
  switch (piece.kind) {
    case 'text':
      return textNode(piece.text)
    case 'code':
      return inTable ? codeInTable(piece.text) : { type: 'inlineCode', value: piece.text }
    case 'day':
      return inline('time', { dateTime: piece.day }, [textNode(piece.text)])
    case 'link':
      return inline('a', { href: piece.href }, [textNode(piece.text)])
    case 'copyable':
      return inline('span', { className: 'copyable' }, [
        inlineToPage(piece.piece, inTable),
        copyButton(piece.label, piece.piece.text),
      ])
    case 'network':
      return networkNode(piece.name, piece.chainId)
    case 'role':
      return inline('span', { className: piece.role === 'fee adapter' ? 'role role-adapter' : 'role' }, [
        textNode(piece.role),
      ])
    case 'address':
      return addressNode(piece, inTable)
  }
}

/** On a phone, a table with this many columns becomes a list, with each cell's column before it. */
const STACKED = 4

const labelled = (table: TablePiece, column: number): Record<string, string> =>
  table.columns.length < STACKED ? {} : { 'data-label': table.columns[column]?.title ?? '' }

const numbered = (table: TablePiece, column: number): Record<string, string> =>
  table.columns[column]?.number ? { className: 'number' } : {}

const inCell = (pieces: readonly Inline[]) => pieces.map((piece) => inlineToPage(piece, true))

function makeRows(table: TablePiece, { head, lines }: TableEntry): Child[] {
  return lines.map((cells, index) => {
    const span: Record<string, string> = lines.length > 1 ? { rowSpan: String(lines.length) } : {}
    const th = block('th', { scope: 'row', ...span }, inCell(head))
    const tds = cells.map((cell, column) =>
      block('td', { ...numbered(table, column + 1), ...labelled(table, column + 1) }, inCell(cell)),
    )
    return block('tr', {}, index === 0 ? [th, ...tds] : tds)
  })
}

function makeBody(table: TablePiece, group: TablePiece['groups'][number]): Child {
  const span = { colSpan: String(table.columns.length), scope: 'rowgroup' }
  const title = group.title ? [block('tr', {}, [block('th', span, [textNode(group.title)])])] : []
  return block('tbody', {}, [...title, ...group.entries.flatMap((entry) => makeRows(table, entry))])
}

function tableToPage(table: TablePiece): RootContent {
  const heads = table.columns.map(({ title }, column) =>
    block('th', { scope: 'col', ...numbered(table, column) }, [textNode(title)]),
  )
  const grid = block('table', {}, [
    block('caption', { className: 'hidden' }, [textNode(table.caption)]),
    block('thead', {}, [block('tr', {}, heads)]),
    ...table.groups.map((group) => makeBody(table, group)),
  ])
  const stacked = table.columns.length < STACKED ? '' : ' stack'
  const frame = {
    className: `table wide${stacked}`,
    tabIndex: '0',
    role: 'group',
    'aria-label': table.caption,
  }
  return block('div', frame, [grid])
}

const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function diagramToPage({ svg, description }: DiagramPiece): RootContent {
  const html = `${svg}<figcaption class="hidden">${escaped(description)}</figcaption>`
  return htmlElement('figure', html, { className: 'diagram wide', tabIndex: '0' }) as unknown as RootContent // an MDX node
}

/** A chart's picture, and its numbers in a fold below. */
function chartToPage({ diagram, table }: ChartPiece): RootContent[] {
  return [
    diagramToPage(diagram),
    block('Details', { summary: 'This chart as a table' }, [tableToPage(table)]),
  ]
}

/** A block as nodes of a page. */
export function blockToPage(piece: Block): RootContent[] {
  if (piece.kind === 'page') return piece.nodes
  if (piece.kind === 'chart') return chartToPage(piece)
  return [piece.kind === 'table' ? tableToPage(piece) : diagramToPage(piece)]
}
