import { isAbsolute, relative } from 'node:path'
import type { Parent, PhrasingContent, Root, RootContent } from 'mdast'
import { withFacts } from './code-facts'
import { blockPiece, inlinePiece } from './directives'
import { directiveError, type Place } from './directive-error'
import type { Jsx } from './attributes'
import { textNode } from './elements'
import type { Inline } from './pieces'
import { blockToPage, inlineToPage } from './to-page'

export interface FactsOptions {
  /** The folder that contains data/; by default, the working directory. */
  root?: string
}

const plainWithin = new Set(['heading', 'link', 'linkReference'])

class Filler {
  readonly used = new Map<string, number>()

  constructor(
    readonly file: string,
    readonly root: string,
  ) {}

  place(node: RootContent, directive: string): Place {
    return { file: this.file, line: node.position?.start.line ?? 1, directive }
  }

  words(piece: Inline, plain: boolean): PhrasingContent[] {
    if (!plain || piece.kind === 'code') return [inlineToPage(piece)]
    if (piece.kind === 'copyable') return this.words(piece.piece, plain)
    if (piece.kind === 'network') return [textNode(piece.name)]
    return [
      textNode(piece.kind === 'address' ? piece.address : piece.kind === 'role' ? piece.role : piece.text),
    ]
  }

  element(node: Jsx, plain: boolean): RootContent[] | undefined {
    const place = this.place(node, `<${node.name}>`)
    const flow = node.type === 'mdxJsxFlowElement'
    const piece = inlinePiece(node, place, this.root)
    if (piece) {
      const words = this.words(piece, plain)
      return flow ? [{ type: 'paragraph', children: words }] : words
    }
    const block = blockPiece(node, { ...place, root: this.root, used: this.used })
    if (!block) return undefined
    if (flow) return blockToPage(block)
    throw directiveError(place, {
      found: 'a directive inside a line',
      expected: 'a separate line',
      fix: 'Add a blank line before and after it.',
    })
  }

  child(node: RootContent, plain: boolean): RootContent[] | undefined {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      return this.element(node, plain)
    if (node.type === 'code') node.value = withFacts(node.value, this.place(node, 'code block'), this.root)
    if (node.type === 'inlineCode') node.value = withFacts(node.value, this.place(node, 'code'), this.root)
    return undefined
  }

  fill(parent: Parent, plain = false): void {
    parent.children = parent.children.flatMap((node) => {
      const made = this.child(node, plain)
      if (made) return made
      if ('children' in node) this.fill(node, plain || plainWithin.has(node.type))
      return [node]
    })
  }
}

/**
 * Replaces the registry's directives and `{{path}}` in code with the registry's values, in place. Throws
 * DiagnosticError.
 */
export default function remarkFacts(options: FactsOptions = {}) {
  return (tree: Root, file: { path?: string }): void => {
    const root = options.root ?? process.cwd()
    const page = file.path ?? 'page.mdx'
    new Filler(isAbsolute(page) ? relative(root, page) : page, root).fill(tree)
  }
}
