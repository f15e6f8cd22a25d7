import type { Element, ElementContent, Nodes } from 'hast'

/** Parts of a page that aren't content and are never searched. */
const SKIPPED_TAGS = new Set([
  'button',
  'script',
  'style',
  'svg',
  'nav',
  'form',
  'select',
  'template',
  'thead',
])
const SKIPPED_CLASSES = [
  'term-text',
  'proof',
  'code-bar',
  'tested',
  'toc-inline',
  'feedback',
  'pager',
  'page-actions',
  'doc-rail',
  'hidden',
]
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
])

export function listClasses(element: Element): readonly string[] {
  const classes = element.properties.className
  return Array.isArray(classes) ? classes.map(String) : []
}

/** True for buttons, menus, table headers, notes about checks, and anything hidden from assistive technology. */
export function isBoilerplate(element: Element): boolean {
  if (SKIPPED_TAGS.has(element.tagName) || String(element.properties.ariaHidden) === 'true') return true
  return listClasses(element).some((name) => SKIPPED_CLASSES.includes(name))
}

/** A node's text as a reader sees it: blocks and cells separated, controls left out, one space between words. */
export function readableText(node: Nodes): string {
  return pieces(node)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:)])/g, '$1')
    .trim()
}

/** Separates the cells of a row. */
export const CELL = ' · '

/** The text of a table row, cell by cell. */
export function rowText(row: Element): string {
  const cells = row.children.filter((child) => child.type === 'element').map(readableText)
  return cells.filter((text) => text !== '').join(CELL)
}

function pieces(node: Nodes): string[] {
  if (node.type === 'text') return [node.value]
  if (!('children' in node)) return []
  if (node.type === 'element' && isBoilerplate(node)) return []
  const inner = (node.children as ElementContent[]).flatMap(pieces)
  return node.type === 'element' && !INLINE.has(node.tagName) ? [' ', ...inner, ' '] : inner
}
