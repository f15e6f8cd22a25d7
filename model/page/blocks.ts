// Turns the tree of a page into blocks of text: paragraphs, headings, table cells and the like. Every character in
// a block has its line and its origin: typed as prose (t), typed as inline code (c) or added by a fact component
// (f).
import type { Nodes, Root, Table } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Facts } from '../facts/page-facts'

type BlockKind = 'paragraph' | 'heading' | 'cell' | 'card'

export interface Block {
  kind: BlockKind
  text: string
  mask: string
  line: number
  lines: readonly number[]
  /** Heading level, or column of a cell. */
  depth: number
  /** For a cell: its column's heading and its whole row; otherwise empty. */
  around: string
}

interface FactFailure {
  line: number
  tag: string
  reason: string
}

interface BlockDetails {
  depth?: number
  pieces?: Piece[]
  around?: string
}

interface Piece {
  text: string
  kind: 't' | 'c' | 'f'
  line: number
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** An element's plain text attribute, or an empty string. */
export function getAttribute(node: JsxElement, name: string): string {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
  return typeof found?.value === 'string' ? found.value : ''
}

/** Whether a node is an element such as `<Fact />`, alone on its line or within one. */
export function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** What readers see instead of a fact element; null for other elements. Throws if the fact is unknown. */
function factShown(node: JsxElement, facts: Facts): string | null {
  const value = (name: string) => getAttribute(node, name)
  if (node.name === 'Fact') return facts.getText(value('of'))
  if (node.name === 'Network') return facts.networkName(value('id'))
  if (node.name !== 'Address') return null
  facts.findAddress({ of: value('of'), network: value('network'), role: value('role') })
  return `${value('of')} ${value('role')} address`
}

const FACTS = new Set(['Fact', 'Address', 'Network'])

function lineAt(node: Nodes): number {
  return node.position?.start.line ?? 1
}

function getText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join('')
}

/** The line of each character. */
function listLines(pieces: readonly Piece[]): number[] {
  const lines: number[] = []
  for (const { text, line: first } of pieces) {
    let line = first
    for (let offset = 0; offset < text.length; offset++) {
      lines.push(line)
      if (text[offset] === '\n') line++
    }
  }
  return lines
}

class BlockReader {
  readonly blocks: Block[] = []
  readonly failures: FactFailure[] = []

  constructor(private readonly facts: Facts) {}

  private fact(node: JsxElement, line: number): string | null {
    try {
      return factShown(node, this.facts)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.failures.push({ line, tag: `<${node.name ?? ''} …>`, reason })
      return 'unknown'
    }
  }

  private pieces(node: Nodes): Piece[] {
    const line = lineAt(node)
    if (node.type === 'text') return [{ text: node.value, kind: 't', line }]
    if (node.type === 'inlineCode') return [{ text: node.value, kind: 'c', line }]
    if (node.type === 'inlineMath') return [{ text: 'formula', kind: 'f', line }]
    if (node.type === 'break') return [{ text: ' ', kind: 't', line }]
    if (isElement(node)) {
      const shown = this.fact(node, line)
      if (shown !== null) return [{ text: shown, kind: 'f', line }]
    }
    return 'children' in node ? node.children.flatMap((child) => this.pieces(child)) : []
  }

  private add(kind: BlockKind, node: Nodes, details: BlockDetails = {}): void {
    const { depth = 0, pieces = this.pieces(node), around = '' } = details
    const text = getText(pieces)
    const mask = pieces.map((piece) => piece.kind.repeat(piece.text.length)).join('')
    this.blocks.push({ kind, text, mask, lines: listLines(pieces), depth, around, line: lineAt(node) })
  }

  private table(table: Table): void {
    const rows = table.children.map((row) =>
      row.children.map((cell) => ({ cell, pieces: this.pieces(cell) })),
    )
    for (const [index, row] of rows.entries()) {
      const rowText = row.map(({ pieces }) => getText(pieces)).join(' | ')
      for (const [column, { cell, pieces }] of row.entries()) {
        const head = index === 0 ? '' : getText(rows[0]?.[column]?.pieces ?? [])
        this.add('cell', cell, { depth: column, pieces, around: `${head} | ${rowText}` })
      }
    }
  }

  private element(node: JsxElement): void {
    const name = node.name ?? ''
    if (name === 'Card') {
      const title: Piece = { text: `${getAttribute(node, 'title')}: `, kind: 't', line: lineAt(node) }
      return this.add('card', node, {
        pieces: [title, ...node.children.flatMap((child) => this.pieces(child))],
      })
    }
    // An element on its own line is outside any paragraph: a fact, or one with its text on the same line.
    if (FACTS.has(name) || node.type === 'mdxJsxTextElement') return this.add('paragraph', node)
    for (const child of node.children) this.visit(child)
  }

  visit(node: Nodes): void {
    if (node.type === 'heading') return this.add('heading', node, { depth: node.depth })
    if (node.type === 'table') return this.table(node)
    if (isElement(node)) return this.element(node)
    if (node.type === 'paragraph') {
      const elements = node.children.filter((child) => child.type === 'mdxJsxTextElement')
      const rest = node.children.filter((child) => !isElement(child))
      const alone = rest.every((child) => child.type === 'text' && child.value.trim() === '')
      if (elements.length === 0 || !alone) return this.add('paragraph', node)
      for (const element of elements) this.element(element)
      return
    }
    if ('children' in node) for (const child of node.children) this.visit(child)
  }
}

/** All blocks on a page in order, and the fact elements with unknown facts (one entry per element). */
export function readBlocks(tree: Root, facts: Facts): { blocks: Block[]; failures: FactFailure[] } {
  const reader = new BlockReader(facts)
  reader.visit(tree)
  const seen = new Set<string>()
  const failures = reader.failures.filter((failure) => {
    const key = JSON.stringify(failure)
    return !seen.has(key) && seen.add(key)
  })
  return { blocks: reader.blocks, failures }
}
