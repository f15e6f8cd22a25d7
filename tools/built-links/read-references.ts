import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

export type Reference = {
  /** The element and attribute that contain it, such as `a href`. */
  what: string
  /** The URL as written on the page. */
  to: string
  /** Line in the built file. */
  line: number
}

export type PageReferences = {
  references: Reference[]
  /** IDs that a link can lead to, including duplicates. */
  ids: string[]
  /** IDs that other elements refer to, such as with `aria-labelledby`. */
  wanted: Reference[]
}

const ADDRESSES = ['href', 'src', 'poster', 'data', 'action', 'xLinkHref'] as const
const NAMES = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor', 'headers', 'list'] as const

/** URLs in `srcset`: the first word of each part. */
const inSet = (value: unknown) =>
  (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '')
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)

const words = (value: unknown) =>
  Array.isArray(value)
    ? value.map(String)
    : typeof value === 'string'
      ? value.split(/\s+/).filter(Boolean)
      : []

function findReferences(element: Element): Reference[] {
  const { tagName, properties } = element
  const line = element.position?.start.line ?? 1
  const plain = ADDRESSES.flatMap((name) => {
    const value = properties[name]
    return typeof value === 'string' ? [{ what: `${tagName} ${name}`, to: value, line }] : []
  })
  const sets = inSet(properties.srcSet).map((to) => ({ what: `${tagName} srcset`, to, line }))
  return [...plain, ...sets]
}

/** Files that the start script loads: to an HTML parser, the list on the page is just data. */
function listedScripts(element: Element): Reference[] {
  if (element.tagName !== 'script' || element.properties.id !== 'scripts') return []
  const files = JSON.parse(toString(element)) as string[] // written by config/html-template.ts
  return files.map((to) => ({ what: 'script list', to, line: element.position?.start.line ?? 1 }))
}

/** Everything that a built page links to, and every ID to link to. In: its tree, with positions. */
export function readReferences(tree: Root): PageReferences {
  const found: PageReferences = { references: [], ids: [], wanted: [] }
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element
    found.references.push(...findReferences(element), ...listedScripts(element))
    if (typeof properties.id === 'string') found.ids.push(properties.id)
    if (tagName === 'a' && typeof properties.name === 'string') found.ids.push(properties.name)
    const line = element.position?.start.line ?? 1
    for (const name of NAMES) {
      for (const to of words(properties[name])) found.wanted.push({ what: `${tagName} ${name}`, to, line })
    }
  })
  return found
}
