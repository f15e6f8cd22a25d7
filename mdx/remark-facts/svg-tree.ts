import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** The tree of an SVG text, as a browser reads it inside a page; XML is read more loosely there than in a file. */
export function parseSvg(svg: string): Root {
  return fromHtml(svg, { fragment: true })
}

/** Whether a node shows nothing: a comment, or space between elements. */
export function isEmptyNode(node: Root['children'][number] | ElementContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
}

/** The picture of a tree; undefined when it holds none. */
export function svgElement(tree: Root): Element | undefined {
  return tree.children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg')
}

/** The words of the first such element in the picture, with single spaces. */
export function wordsIn(svg: Element, tagName: 'title' | 'desc'): string {
  const child = svg.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === tagName,
  )
  const text = child?.children.map((node) => (node.type === 'text' ? node.value : '')).join('') ?? ''
  return text.trim().replace(/\s+/g, ' ')
}
