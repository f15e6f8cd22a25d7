import { isAbsolute, relative } from 'node:path'
import type { Parent, PhrasingContent, Root, RootContent } from 'mdast'
import { withFacts } from './code-facts'
import { blockPiece, inlinePiece } from './directives'
import { DirectiveError, type Place } from './directive-error'
import type { Jsx } from './attributes'
import { textNode } from './elements'
import type { Block, Inline } from './pieces'
import { blockToMarkdown, inlineToMarkdown } from './to-markdown'
import { blockToPage, inlineToPage } from './to-page'

export interface FactsOptions {
  /** `page`: elements for the site. `markdown`: plain Markdown for exports and the search index. */
  output?: 'page' | 'markdown'
  /** The folder that holds data/; by default the working directory. */
  root?: string
}

interface Writer {
  inline: (piece: Inline) => PhrasingContent[]
  block: (piece: Block) => RootContent[]
}

const writers: Record<'page' | 'markdown', Writer> = {
  page: { inline: (piece) => [inlineToPage(piece)], block: blockToPage },
  markdown: { inline: inlineToMarkdown, block: blockToMarkdown },
}

const plainWithin = new Set(['heading', 'link', 'linkReference'])

class Filler {
  readonly used = new Map<string, number>()

  constructor(
    readonly file: string,
    readonly root: string,
    readonly writer: Writer,
  ) {}

  place(node: RootContent, directive: string): Place {
    return { file: this.file, line: node.position?.start.line ?? 1, directive }
  }

  words(piece: Inline, plain: boolean): PhrasingContent[] {
    if (!plain || piece.kind === 'code') return this.writer.inline(piece)
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
    if (flow) return this.writer.block(block)
    throw new DirectiveError(
      place,
      'the directive inside a line',
      'a line of its own',
      'Put blank lines around it.',
    )
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

/** Fills in the directives of one page, in place. `file`: the page's path, for pictures and errors. */
function fillIn(tree: Root, file: string, options: FactsOptions): Root {
  const root = options.root ?? process.cwd()
  const name = isAbsolute(file) ? relative(root, file) : file
  new Filler(name, root, writers[options.output ?? 'page']).fill(tree)
  return tree
}

/** The tree with every directive as plain Markdown. Changes `tree`; throws DirectiveError. */
export function factsToMarkdown(tree: Root, file: string, root?: string): Root {
  return fillIn(tree, file, { output: 'markdown', ...(root ? { root } : {}) })
}

/** Replaces the registry's directives and `{{path}}` in code by what the registry says. */
export default function remarkFacts(options: FactsOptions = {}) {
  return (tree: Root, file: { path?: string }): void => {
    fillIn(tree, file.path ?? 'page.mdx', options)
  }
}
