import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { suggestPath } from '../../model/facts/near-path'
import { directiveError, type Place } from './directive-error'
import { inlineSvg } from './inline-svg'
import type { DiagramPiece } from './pieces'
import { svgFaults } from './svg-faults'

/** A diagram's context: the repository root, and how often each name was already used on the page. */
export type DiagramPlace = Place & { root: string; used: Map<string, number> }

/** `<Diagram src="./name.svg" />`: reads the image next to the page and checks it. */
export function diagram(given: Record<string, string>, place: DiagramPlace): DiagramPiece {
  const src = given.src ?? ''
  const { root, used } = place
  const folder = join(root, dirname(place.file))
  const path = join(folder, src)
  if (!/^\.\.?\/.*\.svg$/.test(src))
    throw directiveError(place, {
      found: `src="${src}"`,
      expected: 'src="./name.svg"',
      fix: 'Use a file in the same folder as the page.',
    })
  if (!existsSync(path)) {
    const near = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.svg')) : []
    throw directiveError(place, {
      found: `src="${src}"`,
      expected: 'a file that exists',
      fix: suggestPath(
        src,
        near.map((name) => `./${name}`),
      ),
    })
  }
  const svg = readFileSync(path, 'utf8')
  const fault = svgFaults(svg)[0]
  if (fault) throw directiveError({ ...place, file: relative(root, path), line: fault.line }, fault)
  const name = basename(src, '.svg').replace(/[^a-zA-Z0-9-]+/g, '-')
  const count = (used.get(name) ?? 0) + 1
  used.set(name, count)
  return inlineSvg(svg, count > 1 ? `${name}-${count}` : name)
}
