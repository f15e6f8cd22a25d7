import { blockText, blockWidth } from './block-letters'

export const PREVIEW = { width: 1200, height: 630 } as const
const EDGE = 80
const TILE = 105
const COLUMNS = 3
const WIDEST = PREVIEW.width - COLUMNS * TILE - 2 * EDGE
const LARGEST = 14

const MARK =
  '<path d="M11 4.5v6.5H4.5A6.5 6.5 0 0 1 11 4.5ZM4.5 13H11v6.5H4.5ZM13 13h6.5A6.5 6.5 0 0 1 13 19.5Z"/><circle cx="16.25" cy="7.75" r="3.25"/>'

/** A color of the site, by the name of its token. */
export type ColorOf = (token: string) => string

/** Colors by token, those of the dark theme; it comes first in src/css/tokens.css. */
export function listColors(css: string): ColorOf {
  return (token) => {
    const [, color] = new RegExp(`--celo-${token}:\\s*(#[0-9a-f]{3,8});`).exec(css) ?? []
    if (color) return color
    throw new Error(
      `src/css/tokens.css: found no color --celo-${token}, expected one. Fix: name another in postbuild/steps/preview/preview-svg.ts.`,
    )
  }
}

/** The shapes of the mark, one a place: square, two quarters, circle. */
const SHAPES = [
  `<path d="M0 0h${TILE}v${TILE}H0z"/>`,
  `<path d="M0 0h${TILE}A${TILE} ${TILE} 0 0 1 0 ${TILE}z"/>`,
  `<path d="M${TILE} ${TILE}H0A${TILE} ${TILE} 0 0 1 ${TILE} 0z"/>`,
  `<circle cx="${TILE / 2}" cy="${TILE / 2}" r="${TILE / 2}"/>`,
] as const

function tiles(seed: number, getColor: ColorOf): string {
  const fills = ['tile-1', 'tile-2', 'tile-3', 'mark'].map(getColor)
  const rows = PREVIEW.height / TILE
  const places = Array.from({ length: rows * COLUMNS }, (_, at) => {
    const draw = (at * 7 + seed * 5 + Math.floor((at * at) / (seed + 2))) % 16
    const x = PREVIEW.width - (1 + (at % COLUMNS)) * TILE
    const y = Math.floor(at / COLUMNS) * TILE
    const shape = SHAPES[draw % SHAPES.length]
    const fill = fills[Math.floor(draw / SHAPES.length) % fills.length]
    return `<g transform="translate(${x} ${y})" fill="${fill}">${shape}</g>`
  })
  return places.join('')
}

/**
 * The picture that other sites show for a link into an area.
 * @param name name of the area
 * @param seed its number: no two areas have the same tiles
 */
export function previewSvg(name: string, seed: number, getColor: ColorOf): string {
  const words = name.toUpperCase()
  const size = Math.min(LARGEST, Math.floor(WIDEST / blockWidth(words, 1)))
  const [page, text, quiet, mark, onMark] = ['page', 'text', 'quiet', 'mark', 'on-mark'].map(getColor)
  const { width, height } = PREVIEW
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${page}"/>
<g transform="translate(${EDGE} ${EDGE}) scale(5)"><rect width="24" height="24" rx="5" fill="${mark}"/><g fill="${onMark}">${MARK}</g></g>
<path fill="${quiet}" d="${blockText('CELO DOCS', EDGE + 152, EDGE + 39, 6)}"/>
<path fill="${text}" d="${blockText(words, EDGE, height - EDGE - 7 * size, size)}"/>
${tiles(seed, getColor)}
</svg>
`
}
