import type { Nodes, Root } from 'hast'
import { EXIT, visit } from 'unist-util-visit'

function getText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map((child) => getText(child)).join('') : ''
}

function firstText(tree: Root, tagName: string): string {
  let text = ''
  visit(tree, 'element', (node) => {
    if (node.tagName !== tagName) return undefined
    text = getText(node)
      .replace(/[\s\u200b]+/g, ' ')
      .trim()
    return EXIT
  })
  return text
}

/** A page's name for readers: its main heading, or its title without the site's name. */
export function pageTitle(tree: Root): string {
  return firstText(tree, 'h1') || firstText(tree, 'title').replace(/ \| [^|]*$/, '')
}
