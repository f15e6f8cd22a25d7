import type { Element, Parents, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { htmlElement } from '../html-element'
import type { Block } from './block'
import { addEditButtons } from './edit-button'
import { parseFence, type Fence } from './fence'
import { codeFigure, outputPart } from './figure'
import { loadHighlighter } from './highlight'
import { keepFlagWhole } from './keep-flag-whole'
import { addRecorded } from './live-figure'

type CodeElement = Element & { data?: { meta?: string | null } }

/** A figure being built, and where it goes. */
interface Place {
  readonly parent: Parents
  readonly pre: Element
  readonly figure: Element
  readonly fence: Fence
  readonly block: Block
}

/**
 * Turns each fenced block into a finished figure, colored at build time. An output right after a block of commands,
 * or after the live sample that prints it, shares its frame. A figure is one string of HTML in the page, so none of
 * it is code for the browser, and hydration doesn't walk its tokens.
 */
export default function rehypeCode() {
  return async (tree: Root) => {
    const highlighter = await loadHighlighter()
    const places: Place[] = []
    visit(tree, 'element', (pre, _index, parent) => {
      keepFlagWhole(pre, parent)
      const code = pre.children[0] as CodeElement | undefined
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || !parent) return
      const fence = parseFence(code.data?.meta ?? String(code.properties.metastring ?? ''))
      const block = { code: toString(code).replace(/\n$/, ''), language: language(code), fence, highlighter }
      const before = fence.check === 'output' ? blockBefore(places.at(-1), parent, pre) : undefined
      const shared = before && addOutput(before, block)
      places.push({ parent, pre, fence, block, figure: shared ? before.figure : codeFigure(block) })
    })
    addEditButtons(places)
    for (const { parent, pre, figure } of places) replace(parent, pre, figure)
  }
}

/** The block right before an output, with nothing but white space between them. */
function blockBefore(last: Place | undefined, parent: Parents, pre: Element): Place | undefined {
  if (!last || last.parent !== parent) return undefined
  const { children } = parent
  const between = children.slice(children.indexOf(last.pre) + 1, children.indexOf(pre))
  return between.every((node) => node.type === 'text' && node.value.trim() === '') ? last : undefined
}

const isTerminal = ({ properties }: Element) => (properties.className as string[]).includes('terminal')

/** Adds an output to the frame of its commands, or of the live sample that prints it; false for any other frame. */
function addOutput({ figure, fence }: Place, output: Block): boolean {
  const isOfSample = fence.live !== undefined && fence.title === output.fence.from
  if (isOfSample) addRecorded(figure, outputPart(output, 'Recorded on a test chain'))
  else if (isTerminal(figure)) figure.children.push(outputPart(output))
  else return false
  return true
}

const placed = new WeakSet<Element>()

/** Replaces a block with its figure, and removes the block of an output that shares a frame. */
function replace(parent: Parents, pre: Element, figure: Element): void {
  const index = parent.children.indexOf(pre)
  if (placed.has(figure)) {
    parent.children.splice(index, 1)
    return
  }
  placed.add(figure)
  const { className, dataLang, dataLive, dataChain } = figure.properties
  const attributes = { 'data-lang': dataLang, 'data-live': dataLive, 'data-chain': dataChain }
  const others = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
  parent.children[index] = htmlElement('figure', toHtml(figure.children), {
    className: (className as string[]).join(' '),
    ...others,
  })
}

function language(code: Element): string | undefined {
  const classes = (code.properties.className ?? []) as string[]
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length)
}
