import type { Element, Parents, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { htmlElement } from '../html-element'
import { parseFence } from './fence'
import { codeFigure, outputPart } from './figure'
import { loadHighlighter } from './highlight'

type CodeElement = Element & { data?: { meta?: string | null } }

/** A figure that is being made, and where it goes. */
interface Place {
  readonly parent: Parents
  readonly pre: Element
  readonly figure: Element
}

/**
 * Turns each fenced block into a finished figure, colored at build time. An output right after a block of commands shares
 * its frame. A figure reaches the page as one string of HTML: nothing of it is code for the browser, and hydration doesn't
 * walk its tokens.
 */
export default function rehypeCode() {
  return async (tree: Root) => {
    const highlighter = await loadHighlighter()
    const places: Place[] = []
    visit(tree, 'element', (pre, _index, parent) => {
      const code = pre.children[0] as CodeElement | undefined
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || !parent) return
      const fence = parseFence(code.data?.meta ?? String(code.properties.metastring ?? ''))
      const block = { code: toString(code).replace(/\n$/, ''), language: language(code), fence, highlighter }
      const command = fence.check === 'output' ? commandBefore(places.at(-1), parent, pre) : undefined
      if (command) command.children.push(outputPart(block))
      places.push({ parent, pre, figure: command ?? codeFigure(block) })
    })
    for (const { parent, pre, figure } of places) replace(parent, pre, figure)
  }
}

/** The frame of the commands right before an output, with nothing but white space between them. */
function commandBefore(last: Place | undefined, parent: Parents, pre: Element): Element | undefined {
  if (!last || last.parent !== parent || !isTerminal(last.figure)) return undefined
  const { children } = parent
  const between = children.slice(children.indexOf(last.pre) + 1, children.indexOf(pre))
  const blank = between.every((node) => node.type === 'text' && node.value.trim() === '')
  return blank ? last.figure : undefined
}

const isTerminal = ({ properties }: Element) => (properties.className as string[]).includes('terminal')

const placed = new WeakSet<Element>()

/** Puts a figure where its block was; the block of an output that shares a frame is removed. */
function replace(parent: Parents, pre: Element, figure: Element): void {
  const index = parent.children.indexOf(pre)
  if (placed.has(figure)) {
    parent.children.splice(index, 1)
    return
  }
  placed.add(figure)
  const { className, dataLang } = figure.properties
  const others: Record<string, string> = dataLang ? { 'data-lang': String(dataLang) } : {}
  parent.children[index] = htmlElement('figure', className as string[], toHtml(figure.children), others)
}

function language(code: Element): string | undefined {
  const classes = (code.properties.className ?? []) as string[]
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length)
}
