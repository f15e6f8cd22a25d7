// Searches parsed HTML, for all code that reads pages.
import type { Element, ElementContent, Nodes } from 'hast'

/** Class names of an element. */
export function listClasses({ properties }: Element): readonly string[] {
  const classes = properties.className
  return Array.isArray(classes) ? classes.map(String) : []
}

export const hasClass = (element: Element, name: string): boolean => listClasses(element).includes(name)

export const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element'

/** Whether a node is only white space between elements. */
export const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === ''

/** A new element with a class or more. */
export const makeElement = (tagName: string, className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: { className: className.split(' ') },
  children,
})

/** Child elements, without text and comments. */
export const listElements = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element')

/** The first element below a node, depth first, that passes the test. */
export function findElement(node: Nodes, wanted: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && wanted(node)) return node
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = findElement(child, wanted)
    if (found) return found
  }
  return undefined
}

/** Every element below a node that passes the test, in order. */
export function findElements(node: Nodes, wanted: (element: Element) => boolean): Element[] {
  const own = node.type === 'element' && wanted(node) ? [node] : []
  return 'children' in node ? [...own, ...node.children.flatMap((child) => findElements(child, wanted))] : own
}

export const withTag = (name: string) => (element: Element) => element.tagName === name
export const withClass = (name: string) => (element: Element) => hasClass(element, name)
