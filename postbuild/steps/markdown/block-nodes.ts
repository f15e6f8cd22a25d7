import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { BlockContent, ListItem, PhrasingContent, RootContent } from 'mdast'
import { codeFigureNodes, codeNode } from './code-nodes'
import { listElements, findElement, hasClass, withClass, withTag } from '../../../model/html'
import { isBoilerplate } from './boilerplate'
import { headingAnchor } from './heading-anchor'
import { inlineNodes, trimmed, type PageContext } from './inline-nodes'
import { tableNodes } from './table-nodes'

const INLINE = new Set(
  'a abbr b br cite code del em i img kbd label mark math mdxadmonitiontitle small span strong sub sup time u'.split(
    ' ',
  ),
)
const text = (value: string): PhrasingContent => ({ type: 'text', value })
const paragraph = (children: PhrasingContent[]): RootContent[] => {
  const kept = trimmed(children)
  return kept.length > 0 ? [{ type: 'paragraph', children: kept }] : []
}
const strongLine = (children: PhrasingContent[]): RootContent[] =>
  paragraph([{ type: 'strong', children: trimmed(children) }])

function headingNodes(element: Element, context: PageContext): RootContent[] {
  const depth = Number(element.tagName.slice(1)) as 1 | 2 | 3 | 4 | 5 | 6 // a heading's tag name is h and a digit
  const words = trimmed(inlineNodes(element.children, context))
  const anchor = headingAnchor(String(element.properties.id ?? ''), toString(element).trim())
  return [{ type: 'heading', depth, children: [...words, ...anchor] }]
}

function listNodes(element: Element, context: PageContext): RootContent[] {
  const items = listElements(element).filter((child) => child.tagName === 'li' && !isBoilerplate(child))
  const children = items.map((item): ListItem => {
    const blocks = blockNodes(item.children, context) as BlockContent[] // a page has no definitions
    return { type: 'listItem', spread: false, children: blocks }
  })
  const ordered = element.tagName === 'ol'
  const start = ordered ? Number(element.properties.start ?? 1) : null
  return children.length > 0 ? [{ type: 'list', ordered, start, spread: false, children }] : []
}

/** A callout: its kind and its title, then its text, as a quotation. */
function calloutNodes(element: Element, context: PageContext): RootContent[] {
  const title = findElement(element, withClass('callout-title'))
  const kind = title && findElement(title, withClass('callout-kind'))
  const name = kind ? `${toString(kind)}: ` : ''
  const words = title
    ? inlineNodes(
        title.children.filter((child) => child !== kind),
        context,
      )
    : []
  const rest = element.children.filter((child) => child !== title)
  const children = [...strongLine([text(name), ...trimmed(words)]), ...blockNodes(rest, context)]
  return [{ type: 'blockquote', children: children as BlockContent[] }]
}

/** A block-level link: its title becomes the link, followed by the rest. */
function cardNodes(element: Element, context: PageContext): PhrasingContent[] {
  const title = findElement(element, ({ tagName }) => /^(?:b|strong|h[2-6])$/.test(tagName))
  const url = context.makeLink(String(element.properties.href ?? ''))
  const words = title ? toString(title) : toString(element).trim()
  const rest = title ? toString(withoutElement(element, title)).replace(/\s+/g, ' ').trim() : ''
  return [{ type: 'link', url, children: [text(words)] }, ...(rest ? [text(`: ${rest}`)] : [])]
}

function withoutElement(element: Element, dropped: Element): Element {
  const children = element.children
    .filter((child) => child !== dropped && !(child.type === 'element' && isBoilerplate(child)))
    .map((child) => (child.type === 'element' ? withoutElement(child, dropped) : child))
  return { ...element, children }
}

const isCard = (element: Element) =>
  element.tagName === 'a' && listElements(element).some(({ tagName }) => /^(?:b|div|h[2-6]|p)$/.test(tagName))

const isHeading = ({ tagName }: Element) => /^h[2-6]$/.test(tagName)
const isHeadedCard = (element: Element) =>
  element.tagName === 'a' && findElement(element, isHeading) !== undefined

/** A link with a heading inside: the heading becomes the link, followed by the rest. */
function headedCardNodes(element: Element, context: PageContext): RootContent[] {
  const title = findElement(element, isHeading)!
  const url = context.makeLink(String(element.properties.href ?? ''))
  const children: PhrasingContent[] = [{ type: 'link', url, children: [text(toString(title).trim())] }]
  const heading: RootContent[] = [{ type: 'heading', depth: Number(title.tagName.slice(1)) as 2, children }]
  return [...heading, ...blockNodes(withoutElement(element, title).children, context)]
}

function cardListNodes(element: Element, context: PageContext): RootContent[] {
  const children = listElements(element).map((card): ListItem => {
    const [line] = paragraph(isCard(card) ? cardNodes(card, context) : inlineNodes([card], context))
    return { type: 'listItem', spread: false, children: line ? [line as BlockContent] : [] }
  })
  return [{ type: 'list', ordered: false, spread: false, children }]
}

/** Each tab below its label, one after another. */
function tabNodes(element: Element, context: PageContext): RootContent[] {
  return listElements(element).flatMap((child) => {
    if (child.tagName === 'label') return strongLine(inlineNodes(child.children, context))
    return hasClass(child, 'tab-panel') ? blockNodes(child.children, context) : []
  })
}

function diagramNodes(element: Element): RootContent[] {
  const words = (name: string) =>
    toString(findElement(element, withTag(name)) ?? { type: 'root', children: [] })
  const title: PhrasingContent = { type: 'strong', children: [text(`Diagram: ${words('title')}.`)] }
  return paragraph([title, text(` ${words('desc').replace(/\s+/g, ' ')}`)])
}

function videoNodes(element: Element, { makeLink }: PageContext): RootContent[] {
  const cover = findElement(element, withTag('a'))
  const title = String(cover?.properties.dataTitle ?? 'Video')
  const url = makeLink(String(cover?.properties.href ?? ''))
  return paragraph([text('Video: '), { type: 'link', url, children: [text(title)] }])
}

function detailNodes(element: Element, context: PageContext): RootContent[] {
  const summary = listElements(element).find(withTag('summary'))
  const rest = element.children.filter((child) => child !== summary)
  return [...strongLine(summary ? inlineNodes(summary.children, context) : []), ...blockNodes(rest, context)]
}

/** Terms and their descriptions, a line for each term. */
function descriptionNodes(element: Element, context: PageContext): RootContent[] {
  const groups = listElements(element).flatMap((child) =>
    child.tagName === 'div' ? listElements(child) : [child],
  )
  const items: ListItem[] = []
  for (const child of groups) {
    const words = trimmed(inlineNodes(child.children, context))
    const line = child.tagName === 'dt' ? [...words, text(': ')] : words
    const open = items.at(-1)?.children[0]
    if (child.tagName === 'dd' && open?.type === 'paragraph') open.children.push(...line)
    else items.push({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children: line }] })
  }
  return items.length > 0 ? [{ type: 'list', ordered: false, spread: false, children: items }] : []
}

function figureNodes(element: Element, context: PageContext): RootContent[] {
  if (hasClass(element, 'code')) return codeFigureNodes(element)
  if (hasClass(element, 'diagram')) return diagramNodes(element)
  if (hasClass(element, 'video')) return videoNodes(element, context)
  return blockNodes(element.children, context)
}

function elementNodes(element: Element, context: PageContext): RootContent[] {
  if (hasClass(element, 'cards')) return cardListNodes(element, context)
  if (hasClass(element, 'callout')) return calloutNodes(element, context)
  if (hasClass(element, 'tabs')) return tabNodes(element, context)
  if (/^h[1-6]$/.test(element.tagName)) return headingNodes(element, context)
  switch (element.tagName) {
    case 'p':
    case 'figcaption':
      return paragraph(inlineNodes(element.children, context))
    case 'ul':
    case 'ol':
      return listNodes(element, context)
    case 'dl':
      return descriptionNodes(element, context)
    case 'pre':
      return [codeNode(element, '')]
    case 'table':
      return tableNodes(element, context)
    case 'details':
      return detailNodes(element, context)
    case 'figure':
      return figureNodes(element, context)
    case 'blockquote':
      return [{ type: 'blockquote', children: blockNodes(element.children, context) as BlockContent[] }]
    case 'hr':
      return [{ type: 'thematicBreak' }]
    default:
      return blockNodes(element.children, context)
  }
}

/** An element's content as Markdown blocks. Runs of inline content become paragraphs. */
export function blockNodes(nodes: readonly ElementContent[], context: PageContext): RootContent[] {
  const blocks: RootContent[] = []
  let run: PhrasingContent[] = []
  const close = () => {
    blocks.push(...paragraph(run))
    run = []
  }
  for (const node of nodes) {
    if (node.type === 'comment' || (node.type === 'element' && isBoilerplate(node))) continue
    if (node.type !== 'element') run.push(...inlineNodes([node], context))
    else if (isHeadedCard(node)) {
      close()
      blocks.push(...headedCardNodes(node, context))
    } else if (isCard(node)) run.push(...cardNodes(node, context))
    else if (INLINE.has(node.tagName)) run.push(...inlineNodes([node], context))
    else {
      close()
      blocks.push(...elementNodes(node, context))
    }
  }
  close()
  return blocks
}
