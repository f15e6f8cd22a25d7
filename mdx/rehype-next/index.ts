import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'

const HEADINGS = ['Related', 'Next steps']

/**
 * Turns the list of links at the end of a page, below "Related" or "Next steps", into cards. Each item is a link, a
 * colon and the reason to follow it. The text doesn't change, so assistants and screen readers get the same list.
 */
export default function rehypeNext() {
  return (tree: Root) => {
    const elements = tree.children.filter((child): child is Element => child.type === 'element')
    const [heading, list] = elements.slice(-2)
    if (heading?.tagName !== 'h2' || list?.tagName !== 'ul') return
    if (!HEADINGS.includes(toString(heading))) return
    list.properties.className = ['next', 'wide']
    for (const item of list.children) if (item.type === 'element') splitItem(item)
  }
}

/** Separates an item's links from the reason, which follows the first colon outside the links. */
function splitItem(item: Element) {
  const at = item.children.findIndex((child) => child.type === 'text' && child.value.includes(': '))
  const text = item.children[at]
  if (text?.type !== 'text') return
  const [before = '', ...reason] = text.value.split(': ')
  const links = [...item.children.slice(0, at), { type: 'text', value: before } as const].filter(isFilled)
  item.children = [
    span(links.length === 1 ? 'next-page next-only' : 'next-page', links),
    span('next-colon', [{ type: 'text', value: ': ' }]),
    span(/^\p{L}/u.test(reason[0] ?? '') ? 'next-reason next-words' : 'next-reason', [
      { type: 'text', value: reason.join(': ') },
      ...item.children.slice(at + 1),
    ]),
  ]
}

const isFilled = (child: ElementContent) => child.type !== 'text' || child.value !== ''

const span = (className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: className.split(' ') },
  children,
})
