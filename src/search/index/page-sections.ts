import type { Element, Root } from 'hast'
import { findElement, withTag } from '../../../model/html'
import { isBoilerplate, readableText, rowText } from './page-text'

export interface Section {
  /** 1 for the page itself, 2 to 6 for headings. */
  readonly level: number
  readonly title: string
  readonly anchor?: string
  /** The content between this heading and the next, in pieces that never split a row or a paragraph. */
  readonly pieces: string[]
}

const HEADING = /^h([1-6])$/
const WHOLE = new Set([
  'p',
  'li',
  'tr',
  'pre',
  'dt',
  'dd',
  'figcaption',
  'summary',
  'caption',
  'label',
  'blockquote',
])

/** Splits a built page's main part into sections at its headings. A page without a main part has none. */
export function pageSections(tree: Root): Section[] {
  const main = findElement(tree, withTag('main'))
  if (!main) return []
  const title = findElement(main, withTag('h1'))
  const sections: Section[] = [{ level: 1, title: title ? readableText(title) : '', pieces: [] }]
  collect(main, sections)
  return sections
}

function collect(node: Element, sections: Section[]): void {
  for (const child of node.children) {
    if (child.type === 'text' && child.value.trim() !== '') sections.at(-1)!.pieces.push(child.value.trim())
    if (child.type !== 'element' || isBoilerplate(child)) continue
    const level = Number(HEADING.exec(child.tagName)?.[1] ?? 0)
    if (level > 1) sections.push(findSection(child, level))
    else if (level === 0) addContent(child, sections)
  }
}

function findSection(heading: Element, level: number): Section {
  const { id } = heading.properties
  return { level, title: readableText(heading), ...(id && { anchor: String(id) }), pieces: [] }
}

function addContent(element: Element, sections: Section[]): void {
  if (!WHOLE.has(element.tagName)) return collect(element, sections)
  const text = element.tagName === 'tr' ? rowText(element) : readableText(element)
  if (text !== '') sections.at(-1)!.pieces.push(text)
}
