import type { Element, Properties } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import type { DiagramPiece } from './pieces'
import { isEmptyNode, parseSvg, svgElement, wordsIn } from './svg-tree'

/** Properties that the page sets itself on the `<svg>`. */
const REPLACED = new Set(['role', 'ariaLabelledBy', 'ariaLabel', 'xmlns'])

/** Properties with `prefix` added to the id and every reference to one, so two images can share a page. */
function prefixed(properties: Properties, prefix: string): Properties {
  const changed = Object.entries(properties).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value]
    if (name === 'id') return [name, `${prefix}-${value}`]
    if (name === 'href') return [name, value.replace(/^#/, `#${prefix}-`)]
    return [name, value.replace(/url\(#/g, `url(#${prefix}-`)]
  })
  return Object.fromEntries(changed)
}

function labeled(svg: Element, prefix: string): void {
  const kept = Object.entries(svg.properties).filter(([name]) => !REPLACED.has(name))
  const ariaLabelledBy = [`${prefix}-title`, `${prefix}-desc`]
  svg.properties = { role: 'img', ariaLabelledBy, ...Object.fromEntries(kept) }
  for (const child of svg.children) {
    if (child.type !== 'element' || (child.tagName !== 'title' && child.tagName !== 'desc')) continue
    child.properties = { id: `${prefix}-${child.tagName}` }
  }
}

/**
 * Prepares an SVG file's content for inlining in a page. It's serialized from its tree, so readers get exactly what
 * was checked.
 * @param svg an SVG without problems (svg-faults.ts)
 * @param prefix unique on the page
 */
export function inlineSvg(svg: string, prefix: string): DiagramPiece {
  const tree = parseSvg(svg)
  const element = svgElement(tree)
  if (!element) throw new Error('found an image without <svg>; expected one.')
  visit(tree, 'element', (node) => {
    node.properties = prefixed(node.properties, prefix)
    node.children = node.children.filter((child) => !isEmptyNode(child))
  })
  labeled(element, prefix)
  return {
    kind: 'diagram',
    title: wordsIn(element, 'title'),
    description: wordsIn(element, 'desc'),
    svg: toHtml(element, {
      space: 'svg',
      closeEmptyElements: true,
      tightSelfClosing: true,
      characterReferences: { useNamedReferences: true },
    }),
  }
}
