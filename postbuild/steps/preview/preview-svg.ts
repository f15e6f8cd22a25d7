import { readFileSync } from 'node:fs'
import satori, { type Font } from 'satori'

export const PREVIEW = { width: 1200, height: 630 } as const
const EDGE = 80
const TILE = 105
const COLUMNS = 3
const COLUMN = { width: PREVIEW.width - COLUMNS * TILE - 2 * EDGE, height: PREVIEW.height - 2 * EDGE }

const MARK =
  '<path d="M11 4.5v6.5H4.5A6.5 6.5 0 0 1 11 4.5ZM4.5 13H11v6.5H4.5ZM13 13h6.5A6.5 6.5 0 0 1 13 19.5Z"/><circle cx="16.25" cy="7.75" r="3.25"/>'

/** A color of the site, by its token name. */
export type ColorByToken = (token: string) => string

/** Colors by token, from the dark theme, which comes first in src/css/tokens.css. */
export function listColors(css: string): ColorByToken {
  return (token) => {
    const [, color] = new RegExp(`--celo-${token}:\\s*(#[0-9a-f]{3,8});`).exec(css) ?? []
    if (color) return color
    throw new Error(
      `src/css/tokens.css: found no color --celo-${token}, expected one. Fix: use another one in postbuild/steps/preview/preview-svg.ts.`,
    )
  }
}

/** The mark's shapes by position: square, two quarters, circle. */
const SHAPES = [
  `<path d="M0 0h${TILE}v${TILE}H0z"/>`,
  `<path d="M0 0h${TILE}A${TILE} ${TILE} 0 0 1 0 ${TILE}z"/>`,
  `<path d="M${TILE} ${TILE}H0A${TILE} ${TILE} 0 0 1 ${TILE} 0z"/>`,
  `<circle cx="${TILE / 2}" cy="${TILE / 2}" r="${TILE / 2}"/>`,
] as const

function tiles(seed: number, getColor: ColorByToken): string {
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

const FONTS: Font[] = ([400, 600] as const).map((weight) => ({
  name: 'Inter',
  data: readFileSync(`node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
  weight,
  style: 'normal',
}))

/** Pixels: the longer a title, the smaller, so it has at most four lines. */
const sizeTitle = (title: string) => (title.length < 28 ? 84 : title.length < 52 ? 68 : 54)

const makeText = (text: string, style: object) => ({ type: 'div', props: { style, children: text } })

/** The text as paths, so it doesn't depend on the fonts of the machine that shows it. */
function drawText({ title, area }: Preview, getColor: ColorByToken): Promise<string> {
  const [text, quiet] = ['text', 'quiet'].map(getColor)
  const brand = makeText('Celo Docs', {
    marginLeft: 148,
    height: 120,
    alignItems: 'center',
    fontSize: 44,
    color: quiet,
  })
  const foot = {
    type: 'div',
    props: {
      style: { display: 'flex', flexDirection: 'column' },
      children: [
        makeText(area, { fontSize: 34, color: quiet, marginBottom: 20 }),
        makeText(title, {
          fontSize: sizeTitle(title),
          fontWeight: 600,
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
          color: text,
        }),
      ],
    },
  }
  const style = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', ...COLUMN }
  return satori(
    { type: 'div', key: null, props: { style, children: [brand, foot] } },
    { ...COLUMN, fonts: FONTS },
  )
}

export interface Preview {
  readonly title: string
  /** Name of the area that the page belongs to. */
  readonly area: string
  /** Number of the area: no two areas have the same tiles. */
  readonly seed: number
}

/** The picture that other sites show for a link to a page, as SVG. The same page gives the same image. */
export async function previewSvg(preview: Preview, getColor: ColorByToken): Promise<string> {
  const [page, mark, onMark] = ['page', 'mark', 'on-mark'].map(getColor)
  const { width, height } = PREVIEW
  const text = await drawText(preview, getColor)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${page}"/>
<g transform="translate(${EDGE} ${EDGE}) scale(5)"><rect width="24" height="24" rx="5" fill="${mark}"/><g fill="${onMark}">${MARK}</g></g>
${text.replace('<svg ', `<svg x="${EDGE}" y="${EDGE}" `)}
${tiles(preview.seed, getColor)}
</svg>
`
}
