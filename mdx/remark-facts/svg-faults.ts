import type { Element, Root } from 'hast'
import type { Fault } from '../../model/diagnostic'
import { isEmptyNode, parseSvg, svgElement, wordsIn } from './svg-tree'

export interface SvgFault extends Fault {
  line: number
}

/** Everything an image can consist of. Nothing on the list runs, fetches, links or contains HTML. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...['circle', 'clipPath', 'defs', 'desc', 'ellipse', 'g', 'line', 'linearGradient', 'marker', 'path'],
  ...[
    'polygon',
    'polyline',
    'radialGradient',
    'rect',
    'stop',
    'svg',
    'symbol',
    'text',
    'title',
    'tspan',
    'use',
  ],
])

/** Attributes by the parser's names: `stroke-width` is strokeWidth. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['ariaHidden', 'ariaLabel', 'ariaLabelledBy', 'clipPath', 'clipPathUnits', 'clipRule', 'cx', 'cy', 'd'],
  ...[
    'dominantBaseline',
    'dx',
    'dy',
    'fill',
    'fillOpacity',
    'fillRule',
    'fontFamily',
    'fontSize',
    'fontStyle',
  ],
  ...[
    'fontWeight',
    'fx',
    'fy',
    'gradientTransform',
    'gradientUnits',
    'height',
    'href',
    'id',
    'letterSpacing',
  ],
  ...[
    'markerEnd',
    'markerHeight',
    'markerMid',
    'markerStart',
    'markerUnits',
    'markerWidth',
    'offset',
    'opacity',
  ],
  ...['orient', 'pathLength', 'points', 'preserveAspectRatio', 'r', 'refX', 'refY', 'role', 'rx', 'ry'],
  ...['stopColor', 'stopOpacity', 'stroke', 'strokeDashArray', 'strokeDashOffset', 'strokeLineCap'],
  ...['strokeLineJoin', 'strokeMiterLimit', 'strokeOpacity', 'strokeWidth', 'textAnchor', 'textLength'],
  ...['transform', 'viewBox', 'width', 'x', 'x1', 'x2', 'xmlns', 'y', 'y1', 'y2'],
])

function attributeFault({ tagName }: Element, name: string, value: string): Fault | undefined {
  if (!ATTRIBUTES.has(name)) {
    const expected = 'presentation attributes, such as fill="…" (no styles, handlers or addresses)'
    return { found: `the attribute ${name} on <${tagName}>`, expected, fix: 'Remove the attribute.' }
  }
  const fix = 'Draw it inside the image, or remove it.'
  if (name === 'href' && (tagName !== 'use' || !value.startsWith('#')))
    return {
      found: `the address "${value}"`,
      expected: 'a <use> within the image, such as href="#arrow"',
      fix,
    }
  const elsewhere = [...value.matchAll(/url\(([^)]*)/gi)].find(([, target = '']) => !/^#[\w-]+$/.test(target))
  if (!elsewhere) return undefined
  return { found: `url(${elsewhere[1]})`, expected: 'IDs within the image, such as url(#arrow)', fix }
}

function elementFaults(node: Element): Fault[] {
  if (!ELEMENTS.has(node.tagName)) {
    const fix = 'Remove the element; colors are attributes such as fill="currentColor".'
    return [{ found: `<${node.tagName}>`, expected: 'shapes, groups and text', fix }]
  }
  return Object.entries(node.properties).flatMap(
    ([name, value]) =>
      attributeFault(node, name, Array.isArray(value) ? value.join(' ') : String(value)) ?? [],
  )
}

/**
 * Problems with an element and everything below it. Browsers parse HTML in <title> and <desc>, so it's elements
 * here too.
 */
function faultsBelow(node: Element): SvgFault[] {
  const own = elementFaults(node).map((fault) => ({ line: node.position?.start.line ?? 1, ...fault }))
  const below = node.children.flatMap((child) => (child.type === 'element' ? faultsBelow(child) : []))
  return [...own, ...below]
}

function outside(tree: Root): SvgFault[] {
  return tree.children
    .filter((node) => !isEmptyNode(node) && node !== svgElement(tree))
    .map((node) => {
      const found = node.type === 'element' ? `<${node.tagName}> outside the image` : 'text outside the image'
      const fix = 'Remove it. An HTML element ends the image.'
      return { line: node.position?.start.line ?? 1, found, expected: 'one <svg> element alone', fix }
    })
}

function needed(svg: Element | undefined): SvgFault[] {
  const wanted: [isThere: boolean, what: string, fix: string][] = [
    [svg?.properties['viewBox'] !== undefined, 'viewBox', 'Give the <svg> its viewBox="0 0 width height".'],
    [
      svg !== undefined && wordsIn(svg, 'title') !== '',
      '<title>',
      'Add a <title> with the name of the image.',
    ],
    [
      svg !== undefined && wordsIn(svg, 'desc') !== '',
      '<desc>',
      'Add a <desc> that describes everything in the image.',
    ],
  ]
  return wanted.flatMap(([isThere, what, fix]) =>
    isThere ? [] : [{ line: 1, found: `no ${what}`, expected: `a ${what}`, fix }],
  )
}

function documentType(svg: string): SvgFault[] {
  const found = /<!(?:DOCTYPE|ENTITY)/i.exec(svg)
  if (!found) return []
  const line = svg.slice(0, found.index).split('\n').length
  return [{ line, found: 'a document type', expected: 'only an <svg> element', fix: 'Remove the line.' }]
}

const sortByLine = (faults: SvgFault[]) => faults.sort((a, b) => a.line - b.line)

/**
 * What makes an SVG unsafe to publish, even if it's only shown at its own URL: elements and attributes that aren't
 * on the lists, or parts of other files. Pure; it checks the tree that a browser would build.
 */
export function unsafeSvgParts(svg: string): SvgFault[] {
  const tree = parseSvg(svg)
  const elements = tree.children.flatMap((node) => (node.type === 'element' ? faultsBelow(node) : []))
  return sortByLine([...documentType(svg), ...outside(tree), ...elements])
}

/** What makes an SVG unsuitable for a page: the same, or a missing name or description. */
export function svgFaults(svg: string): SvgFault[] {
  return sortByLine([...needed(svgElement(parseSvg(svg))), ...unsafeSvgParts(svg)])
}
