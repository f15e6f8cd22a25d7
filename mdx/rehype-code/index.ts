import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { htmlElement } from '../html-element'
import { codeFigure } from './figure'
import { parseFence } from './fence'
import { loadHighlighter } from './highlight'
import { receiptLineFor } from './receipt-line'

type CodeElement = Element & { data?: { meta?: string | null } }

/**
 * Turns each fenced block into a finished figure, coloured at build time, with its receipt. The figure reaches the page
 * as one string of HTML: nothing of it is code for the browser, and hydration does not walk its tokens.
 */
export default function rehypeCode() {
  return async (tree: Root, file: VFile) => {
    const highlighter = await loadHighlighter()
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0] as CodeElement | undefined
      if (
        pre.tagName !== 'pre' ||
        code?.type !== 'element' ||
        code.tagName !== 'code' ||
        !parent ||
        index === undefined
      )
        return
      const block = {
        code: toString(code).replace(/\n$/, ''),
        language: language(code),
        fence: parseFence(code.data?.meta ?? String(code.properties.metastring ?? '')),
      }
      const figure = codeFigure({ ...block, highlighter, receipt: receiptLineFor(file.path, block) })
      parent.children[index] = htmlElement('figure', ['code', 'wide'], toHtml(figure.children))
    })
  }
}

function language(code: Element): string | undefined {
  const classes = (code.properties.className ?? []) as string[]
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length)
}
