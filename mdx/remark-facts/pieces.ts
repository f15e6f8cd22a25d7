import type { RootContent } from 'mdast'

/** One fact, before it's written as HTML or Markdown. */
export type FactPiece =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'day'; day: string; text: string }
  | { kind: 'link'; href: string; text: string }

/** A directive's content, before it's written as HTML or Markdown. */
export type Inline =
  | FactPiece
  | { kind: 'copyable'; piece: FactPiece; label: string }
  | { kind: 'network'; name: string; chainId?: number }
  | { kind: 'role'; role: string }
  | { kind: 'address'; address: string; name: string; role: string; network: string; explorer?: string }

/** One item in a table: its header, and a row of cells for each of its parts. */
export interface TableEntry {
  head: Inline[]
  lines: Inline[][][]
}

export interface TablePiece {
  kind: 'table'
  caption: string
  columns: { title: string; number?: boolean }[]
  groups: { title?: string; entries: TableEntry[] }[]
  sources: string[]
  checkedOn: string
}

export interface DiagramPiece {
  kind: 'diagram'
  title: string
  description: string
  svg: string
}

/** A picture of records, and the same numbers as a table. */
export interface ChartPiece {
  kind: 'chart'
  diagram: DiagramPiece
  table: TablePiece
}

/** Headings, text and tables that are nodes of a page already. */
export interface PagePiece {
  kind: 'page'
  nodes: RootContent[]
}

export type Block = TablePiece | DiagramPiece | ChartPiece | PagePiece

export const text = (words: string): Inline[] => [{ kind: 'text', text: words }]
export const code = (words: string): Inline[] => [{ kind: 'code', text: words }]
