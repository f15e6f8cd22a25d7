import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { didYouMean } from '../../data/registry/near-matches'
import { DirectiveError, type Place } from './directive-error'
import type { DiagramPiece } from './pieces'
import { svgFaults } from './svg-faults'

const inner = (svg: string, element: string): string =>
  (new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`, 'i').exec(svg)?.[1] ?? '')
    .trim()
    .replace(/\s+/g, ' ')

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}
const plain = (xml: string): string =>
  xml.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity)

/** Puts `prefix` before every id and every reference to one, so that two pictures share a page. */
function prefixed(svg: string, prefix: string): string {
  return svg
    .replace(/(\sid\s*=\s*["'])/g, `$1${prefix}-`)
    .replace(/(url\(\s*['"]?#)/g, `$1${prefix}-`)
    .replace(/(\s(?:xlink:)?href\s*=\s*["']#)/g, `$1${prefix}-`)
}

function labelled(svg: string, prefix: string): string {
  const bare = svg
    .replace(
      /<(title|desc)\b[^>]*>/gi,
      (_, name: string) => `<${name.toLowerCase()} id="${prefix}-${name.toLowerCase()}">`,
    )
    .replace(/<svg\b[^>]*>/i, (tag) =>
      tag.replace(/\s(?:role|aria-labelledby|aria-label|xmlns)\s*=\s*(?:"[^"]*"|'[^']*')/gi, ''),
    )
  return bare.replace(/<svg\b/i, `<svg role="img" aria-labelledby="${prefix}-title ${prefix}-desc"`)
}

/** Makes the text of an SVG file fit to stand inside a page. `prefix`: unique on the page. Pure. */
export function inlineSvg(svg: string, prefix: string): DiagramPiece {
  const element = svg
    .replace(/<\?xml[\s\S]*?\?>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim()
  const plainIds = element.replace(/(<(?:title|desc)\b)[^>]*>/gi, '$1>')
  return {
    kind: 'diagram',
    title: plain(inner(element, 'title')),
    description: plain(inner(element, 'desc')),
    svg: labelled(prefixed(plainIds, prefix), prefix).replace(/>\s+</g, '><'),
  }
}

/** The place of a diagram: the root of the repository, and how often each name stood on the page before. */
export type DiagramPlace = Place & { root: string; used: Map<string, number> }

/** `<Diagram src="./name.svg" />`: reads the picture beside the page and checks it. */
export function diagram(given: Record<string, string>, place: DiagramPlace): DiagramPiece {
  const src = given.src ?? ''
  const { root, used } = place
  const folder = join(root, dirname(place.file))
  const path = join(folder, src)
  if (!/^\.\.?\/.*\.svg$/.test(src))
    throw new DirectiveError(place, `src="${src}"`, 'src="./name.svg"', 'Name a file beside the page.')
  if (!existsSync(path)) {
    const near = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.svg')) : []
    throw new DirectiveError(
      place,
      `src="${src}"`,
      'a file that exists',
      didYouMean(
        src,
        near.map((name) => `./${name}`),
      ),
    )
  }
  const svg = readFileSync(path, 'utf8')
  const fault = svgFaults(svg)[0]
  if (fault)
    throw new DirectiveError(
      { ...place, file: relative(root, path), line: fault.line },
      fault.found,
      fault.expected,
      fault.mend,
    )
  const name = basename(src, '.svg').replace(/[^a-zA-Z0-9-]+/g, '-')
  const count = (used.get(name) ?? 0) + 1
  used.set(name, count)
  return inlineSvg(svg, count > 1 ? `${name}-${count}` : name)
}
