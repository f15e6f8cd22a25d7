import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** An SVG's tree, as a browser parses it inside a page, where XML is parsed more loosely than in a file. */
export function parseSvg(svg: string): Root {
  return fromHtml(svg, { fragment: true })
}

/** Whether a node shows nothing: a comment, or space between elements. */
export function isEmptyNode(node: Root['children'][number] | ElementContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
}

/** The image in a tree; undefined if there is none. */
export function svgElement(tree: Root): Element | undefined {
  return tree.children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg')
}

/** The text of the image's first such element, with single spaces. */
export function wordsIn(svg: Element, tagName: 'title' | 'desc'): string {
  const child = svg.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === tagName,
  )
  const text = child?.children.map((node) => (node.type === 'text' ? node.value : '')).join('') ?? ''
  return text.trim().replace(/\s+/g, ' ')
}
