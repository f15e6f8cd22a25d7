// What no page on the site may contain, regardless of its source: elements that redirect, embed or animate URLs,
// handlers, and anything that a browser would fetch from, or send to, another origin.
import type { Fault } from '../../../model/diagnostic'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

const FORBIDDEN: ReadonlySet<string> = new Set([
  ...['animate', 'animatemotion', 'animatetransform', 'applet', 'base', 'embed', 'foreignobject', 'frame'],
  ...['frameset', 'iframe', 'object', 'portal', 'set', 'template'],
])

/** Attributes with URLs that are fetched, or sent to, without the reader following a link. */
const FETCHED: ReadonlySet<string> = new Set([
  ...['action', 'background', 'data', 'dynsrc', 'formAction', 'longDesc', 'lowsrc', 'manifest', 'ping'],
  ...['poster', 'src', 'srcSet', 'imageSrcSet', 'xLinkHref'],
])

/** Whether a URL belongs to this site, in any spelling that a browser accepts. */
function isOwn(address: string, origin: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin
}

function addressesIn(name: string, value: unknown): string[] {
  const text = Array.isArray(value) ? value.join(',') : String(value)
  if (/srcset/i.test(name)) return text.split(',').map((part) => part.trim().split(/\s/)[0] ?? '')
  return name === 'ping' ? text.split(/\s+/) : [text]
}

/** An attribute with the element that has it. */
interface Attribute {
  tagName: string
  name: string
  value: unknown
}

function fetchedFault({ tagName, name, value }: Attribute, origin: string): Fault | undefined {
  const isLink = tagName === 'a' || tagName === 'area'
  if (!FETCHED.has(name) && (name !== 'href' || isLink)) return undefined
  const foreign = addressesIn(name, value).find(
    (address) => !isOwn(address, origin) && !(tagName === 'img' && /^data:image\//.test(address)),
  )
  if (foreign === undefined) return undefined
  const found = `${name}="${foreign.slice(0, 80)}" on <${tagName}>`
  return { found, expected: `an address of ${origin}`, fix: 'move the file to static/' }
}

function linkFault({ tagName, name, value }: Attribute, origin: string): Fault | undefined {
  if (name !== 'href' || (tagName !== 'a' && tagName !== 'area')) return undefined
  const address = String(value)
  const scheme = URL.canParse(address, origin) ? new URL(address, origin).protocol : 'an unreadable address'
  if (['https:', 'http:', 'mailto:'].includes(scheme)) return undefined
  const found = `a link to ${scheme} (${address.slice(0, 60)})`
  return { found, expected: 'https:, mailto: or an address on this site', fix: 'use a button and a handler' }
}

function attributeFault(node: Element, name: string, origin: string): Fault | undefined {
  const value = node.properties[name]
  if (/^on[a-z]/i.test(name)) {
    const found = `<${node.tagName}> with the inline event handler ${name}`
    return { found, expected: 'none', fix: 'attach it in the component' }
  }
  if (name === 'style' || name === 'srcDoc') {
    const found = `<${node.tagName}> with ${name} (${String(value).slice(0, 60)})`
    return { found, expected: 'no such attribute', fix: 'use a class from a stylesheet' }
  }
  const attribute = { tagName: node.tagName, name, value }
  return linkFault(attribute, origin) ?? fetchedFault(attribute, origin)
}

function elementFault({ tagName, properties }: Element): Fault | undefined {
  const expected = 'an element that neither redirects nor embeds'
  if (FORBIDDEN.has(tagName.toLowerCase())) return { found: `<${tagName}>`, expected, fix: 'remove it' }
  if (tagName !== 'meta' || properties['httpEquiv'] === undefined) return undefined
  return { found: `<meta http-equiv="${String(properties['httpEquiv'])}">`, expected, fix: 'remove it' }
}

/**
 * Finds what's wrong with one element in a built page.
 * @param file name of the page, for messages
 * @param origin where the site is published
 */
export function markupFaults(node: Element, file: string, origin: string): string[] {
  const faults = [
    elementFault(node),
    ...Object.keys(node.properties).map((name) => attributeFault(node, name, origin)),
  ]
  return faults.flatMap((fault) => {
    if (!fault) return []
    const { found, expected, fix } = fault
    return [`${file}:${node.position?.start.line ?? 1}: found ${found}; expected ${expected}. Fix: ${fix}.`]
  })
}

/** Duplicate ids on a page: scripts and links would always find the first, even if another part was meant. */
export function twiceUsedIds(tree: Root, file: string): string[] {
  const seen = new Set<string>()
  const faults: string[] = []
  visit(tree, 'element', ({ tagName, properties, position }) => {
    const id = properties['id']
    if (typeof id !== 'string') return
    if (seen.has(id))
      faults.push(
        `${file}:${position?.start.line ?? 1}: found the id "${id}" a second time, on <${tagName}>; expected unique IDs. Fix: rename the heading.`,
      )
    seen.add(id)
  })
  return faults
}
