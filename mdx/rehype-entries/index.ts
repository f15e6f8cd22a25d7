import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import {
  findElement,
  hasClass,
  isBlank,
  isElement,
  listElements,
  makeElement,
  withTag,
} from '../../model/html'
import { type EntryGroup, flagList, indexList, nameList } from './lists'

/** Lines of an output with more characters than this don't fit next to the flags. */
const BESIDE = 58

/**
 * Sets the entries of a reference, which are commands, JSON-RPC methods and a contract's functions: on wide screens,
 * the usage, the example and its output, or the request and its response, are next to the meaning and the flags.
 * Flags and parameters become a list, and so does a table that lists the page's commands. A page of methods or
 * functions gets a list of them.
 */
export default function rehypeEntries() {
  return (tree: Root) => {
    const wrapped = wrapEntries(tree.children).map((node) => (isElement(node) && indexList(node)) || node)
    tree.children = withNames(wrapped)
  }
}

/** Puts the list of a page's methods or functions before the first heading, where a reader looks for one by its name. */
function withNames(nodes: RootContent[]): RootContent[] {
  const list = nameList(groupEntries(nodes))
  const at = nodes.findIndex((node) => isElement(node) && node.tagName === 'h2')
  return list && at >= 0 ? [...nodes.slice(0, at), list, ...nodes.slice(at)] : nodes
}

/** The third-level entries of a page, below the second-level heading that they belong to. */
function groupEntries(nodes: readonly RootContent[]): EntryGroup[] {
  const groups: EntryGroup[] = []
  for (const node of nodes.filter(isElement)) {
    if (node.tagName === 'h2') groups.push({ title: toString(node), headings: [] })
    const heading = hasClass(node, 'entry') ? findElement(node, withTag('h3')) : undefined
    if (heading) groups.at(-1)?.headings.push(heading)
  }
  return groups.filter(({ headings }) => headings.length > 0)
}

function wrapEntries(nodes: RootContent[]): RootContent[] {
  const wrapped: RootContent[] = []
  for (let at = 0; at < nodes.length; at += 1) {
    const heading = nodes[at]!
    const entry = isEntryHeading(heading) ? makeEntry(sectionFrom(nodes, at)) : undefined
    wrapped.push(entry ?? heading)
    if (entry) at += sectionFrom(nodes, at).length - 1
  }
  return wrapped
}

const level = (node: RootContent): number =>
  isElement(node) ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? Infinity) : Infinity

/** A command, a method or a function is a heading that's only code. */
function isEntryHeading(node: RootContent): node is Element {
  if (!isElement(node) || (node.tagName !== 'h2' && node.tagName !== 'h3')) return false
  const [only, ...more] = node.children
  return more.length === 0 && isElement(only) && only.tagName === 'code'
}

function sectionFrom(nodes: readonly RootContent[], start: number): RootContent[] {
  const own = level(nodes[start]!)
  const after = nodes.findIndex((node, index) => index > start && level(node) <= own)
  return nodes.slice(start, after < 0 ? undefined : after)
}

const isCode = (node: RootContent): node is Element => isElement(node) && node.tagName === 'pre'

const getMeta = (pre: Element): string => {
  const [code] = listElements(pre)
  return (code?.data as { meta?: string } | undefined)?.meta ?? String(code?.properties.metastring ?? '')
}

const isUsage = (node: RootContent): boolean => isCode(node) && /\btitle="Usage"/.test(getMeta(node))

/** A request of a JSON-RPC method, which its response follows. */
const isRequest = (node: RootContent): boolean => isCode(node) && /\btitle="Request"/.test(getMeta(node))

/** A function's declaration with its selector, as the contract reference writes it. */
const isSignature = (node: RootContent): boolean =>
  isElement(node) && node.tagName === 'p' && /, selector 0x[0-9a-f]{8}$/.test(toString(node))

const isTooWide = (pre: Element): boolean =>
  /\bcheck=output\b/.test(getMeta(pre)) &&
  toString(pre)
    .split('\n')
    .some((line) => line.length > BESIDE)

/** The section of a command, method or function, in two columns; undefined without a usage, request or signature. */
function makeEntry(section: readonly RootContent[]): Element | undefined {
  const filled = section.filter((node) => !isBlank(node)) as ElementContent[]
  const start = filled.findIndex((node) => isUsage(node) || isRequest(node) || isSignature(node))
  if (start < 0) return undefined
  const rest = filled.slice(start)
  const end = rest.findIndex((node) => !isCode(node) && !isSignature(node))
  const samples = rest.slice(0, end < 0 ? undefined : end)
  const wide = samples.filter((node) => isCode(node) && isTooWide(node))
  const more = end < 0 ? [] : rest.slice(end).map((node) => (isElement(node) && flagList(node)) || node)
  return makeElement('div', 'entry wide', [
    makeElement('div', 'prose', filled.slice(0, start)),
    makeElement(
      'div',
      'prose entry-sample',
      samples.filter((node) => !wide.includes(node)),
    ),
    ...(wide.length > 0 ? [makeElement('div', 'prose entry-output', wide)] : []),
    ...(more.length > 0 ? [makeElement('div', 'prose entry-more', more)] : []),
  ])
}
