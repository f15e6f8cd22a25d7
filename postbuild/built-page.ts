import type { Element, Nodes, Root, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import MagicString from 'magic-string'
import { visit } from 'unist-util-visit'
import { findElement } from '../model/html'
import { routeFromBuiltFile } from '../model/route'

/**
 * A page of the built site, parsed once. Steps read its tree; anything a step adds changes the tree for later steps
 * and the HTML written at the end. Everything else stays byte for byte as Docusaurus wrote it.
 */
export class BuiltPage {
  /** Path, such as /developer/viem. */
  readonly route: string
  readonly tree: Root
  readonly #text: MagicString

  /**
   * @param file below the built folder, such as developer/viem/index.html
   * @param html as Docusaurus wrote it
   */
  constructor(
    readonly file: string,
    readonly html: string,
  ) {
    this.route = routeFromBuiltFile(file)
    this.tree = fromHtml(html)
    this.#text = new MagicString(html)
  }

  /** The first element that passes the test, in reading order. */
  find(wanted: (element: Element) => boolean): Element | undefined {
    return findElement(this.tree, wanted)
  }

  /** Adds HTML at the end of an element that has an end tag. */
  appendTo(element: Element, html: string): void {
    const { end } = this.#offsets(element)
    this.#text.appendLeft(this.html.lastIndexOf('</', end - 1), html)
    element.children.push(...parseFragment(html))
  }

  /** Adds HTML after everything else. */
  append(html: string): void {
    this.#text.append(html)
    const body = this.find(({ tagName }) => tagName === 'body')
    ;(body ?? this.tree).children.push(...parseFragment(html))
  }

  /** Replaces an element with HTML. */
  replace(element: Element, html: string): void {
    const { start, end } = this.#offsets(element)
    this.#text.overwrite(start, end, html)
    const parent = findParent(this.tree, element)!
    parent.children.splice(parent.children.indexOf(element), 1, ...parseFragment(html))
  }

  /** Adds an attribute that an element doesn't have. In: a name, and a value that doesn't need quotes. */
  setAttribute(element: Element, name: string, value: string): void {
    const { start, end } = this.#offsets(element)
    const first = element.children[0]?.position?.start.offset
    const close = (first ?? this.html.indexOf('>', start) + 1) - 1
    if (close > end) throw new Error(`${this.file}: found no end of <${element.tagName}>; expected one.`)
    this.#text.appendLeft(close, ` ${name}=${value}`)
    element.properties[name] = value
  }

  /** Inserts text into a text node at a character offset; none of the characters before it may be escaped. */
  insertText(text: Text, at: number, inserted: string): void {
    this.#text.appendRight((text.position?.start.offset ?? 0) + at, inserted)
    text.value = text.value.slice(0, at) + inserted + text.value.slice(at)
  }

  /** What the page would be with this added to an element that has an end tag; the page itself doesn't change. */
  textWith(element: Element, html: string): string {
    const { end } = this.#offsets(element)
    return this.#text
      .clone()
      .appendLeft(this.html.lastIndexOf('</', end - 1), html)
      .toString()
  }

  /** The page as it will be written. */
  toString(): string {
    return this.#text.toString()
  }

  /** The HTML between the tags of an element, as Docusaurus wrote it. Empty for an element without content. */
  sliceInside({ children }: Element): string {
    const start = children[0]?.position?.start.offset
    const end = children.at(-1)?.position?.end.offset
    return start === undefined || end === undefined ? '' : this.html.slice(start, end)
  }

  #offsets({ tagName, position }: Element): { start: number; end: number } {
    const [start, end] = [position?.start.offset, position?.end.offset]
    if (start !== undefined && end !== undefined) return { start, end }
    throw new Error(`${this.file}: found a <${tagName}> that a step put there; expected one of the page.`)
  }
}

function parseFragment(html: string): Root['children'] & Element['children'] {
  const fragment = fromHtml(html, { fragment: true })
  visit(fragment, (node) => void delete node.position) // its offsets are within the fragment, not the page
  return fragment.children as Element['children']
}

function findParent(node: Nodes, wanted: Element): Element | Root | undefined {
  if (node.type !== 'element' && node.type !== 'root') return undefined
  if ((node.children as Nodes[]).includes(wanted)) return node
  for (const child of node.children) {
    const found = findParent(child, wanted)
    if (found) return found
  }
  return undefined
}
