import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { PhrasingContent } from 'mdast'
import { listElements, findElement, hasClass, withClass, withTag } from '../../../model/html'
import { labelNodes } from './address-labels'
import { isBoilerplate } from './boilerplate'

/** Context for converting one page. */
export interface PageContext {
  /** Makes one of the page's URLs absolute; links to pages go to their Markdown. */
  readonly makeLink: (href: string) => string
  /** Names whose hint is already written, because each is explained only once per page. */
  readonly explained: Set<string>
  /** In a table, the columns show what an address is. */
  readonly inTable?: boolean
}

const text = (value: string): PhrasingContent => ({ type: 'text', value })

/** `0x…`, with what it is, taken from the label of its copy button. */
function addressNodes(element: Element, { inTable }: PageContext): PhrasingContent[] {
  const full = findElement(element, withClass('address-full'))
  const label = String(findElement(element, withTag('button'))?.properties.ariaLabel ?? '')
  const code: PhrasingContent = { type: 'inlineCode', value: full ? toString(full) : toString(element) }
  return [code, ...(inTable ? [] : labelNodes(label))]
}

/** A name followed by its hint, the first time. */
function hintedNodes(element: Element, context: PageContext): PhrasingContent[] {
  const hint = listElements(element).find(withClass('term-text'))
  const words = inlineNodes(
    element.children.filter((child) => child !== hint),
    context,
  )
  const key = toString(element)
  if (!hint || context.explained.has(key) || context.inTable) return words
  context.explained.add(key)
  const note = toString(hint)
  return [...words, text(` (${note.charAt(0).toLowerCase()}${note.slice(1)})`)]
}

function linkNodes(element: Element, context: PageContext): PhrasingContent[] {
  const children = inlineNodes(element.children, context)
  const href = String(element.properties.href ?? '')
  if (hasClass(element, 'anchor') || hasClass(element, 'term') || href === '') return children
  return [{ type: 'link', url: context.makeLink(href), children }] as PhrasingContent[] // links are never nested
}

/** A formula's TeX is next to its MathML. */
function mathNodes(element: Element): PhrasingContent[] {
  const tex = findElement(element, withTag('annotation'))
  return [{ type: 'html', value: `$${toString(tex ?? element).trim()}$` }]
}

function imageNodes({ properties }: Element, { makeLink }: PageContext): PhrasingContent[] {
  return [{ type: 'image', url: makeLink(String(properties.src ?? '')), alt: String(properties.alt ?? '') }]
}

function elementNodes(element: Element, context: PageContext): PhrasingContent[] {
  if (hasClass(element, 'address')) return addressNodes(element, context)
  if (element.tagName === 'span' && hasClass(element, 'term')) return hintedNodes(element, context)
  switch (element.tagName) {
    case 'a':
      return linkNodes(element, context)
    case 'code':
      return [{ type: 'inlineCode', value: toString(element) }]
    case 'b':
    case 'strong':
      return [{ type: 'strong', children: inlineNodes(element.children, context) }]
    case 'em':
    case 'i':
      return emphasis(inlineNodes(element.children, context))
    case 'br':
      return [{ type: 'break' }]
    case 'img':
      return imageNodes(element, context)
    case 'math':
      return mathNodes(element)
    default:
      return inlineNodes(element.children, context)
  }
}

/** An element that only draws, such as a caret, is empty. */
const emphasis = (children: PhrasingContent[]): PhrasingContent[] =>
  children.length > 0 ? [{ type: 'emphasis', children }] : []

/** Text and inline elements as Markdown nodes; white space as a browser shows it. */
export function inlineNodes(nodes: readonly ElementContent[], context: PageContext): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [text(node.value.replace(/\s+/g, ' '))]
    if (node.type !== 'element' || isBoilerplate(node)) return []
    return elementNodes(node, context)
  })
}

/** Trims white space at both ends. */
export function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept = nodes.map((node) => ({ ...node }))
  const ends = [
    [0, (value: string) => value.trimStart()],
    [-1, (value: string) => value.trimEnd()],
  ] as const
  for (const [end, trim] of ends) {
    for (let node = kept.at(end); node?.type === 'text'; node = kept.at(end)) {
      node.value = trim(node.value)
      if (node.value !== '') break
      kept.splice(end, 1)
    }
  }
  return kept
}
