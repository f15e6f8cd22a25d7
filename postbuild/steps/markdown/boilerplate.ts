import type { Element } from 'hast'
import { listClasses } from '../../../model/html'

const SKIPPED_TAGS = new Set([
  'button',
  'form',
  'input',
  'legend',
  'link',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
])
const SKIPPED_CLASSES = new Set([
  'breadcrumbs',
  'chips',
  'doc-rail',
  'feedback',
  'in-dark', // the other color mode's copy of an image is in the text
  'pager',
  'page-actions',
  'proof',
  'search-button',
  'tested',
  'toc-inline',
])

/** True for anything that a reader of the text doesn't need: controls, page menus, and decoration. */
export function isBoilerplate(element: Element): boolean {
  if (SKIPPED_TAGS.has(element.tagName)) return true
  if (String(element.properties.ariaHidden) === 'true') return true
  return listClasses(element).some((name) => SKIPPED_CLASSES.has(name))
}
