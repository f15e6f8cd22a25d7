import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { NOT_FOUND_PAGE } from '../../../model/http/rules'
import { previewAddress } from '../../../model/page/page-addresses'
import { writeWhole } from '../../../model/write-whole'
import { AREA_ORDER, getArea } from '../../../src/search/index/area'
import type { BuiltPage } from '../../built-page'
import type { Step } from '../../built-site'
import { pageTitle } from '../../page-title'
import { listColors, previewSvg } from './preview-svg'

/** Concurrent images: as many as the image library has threads. */
const AT_ONCE = 4

/** Few colors, so the file is small. */
const makePng = (svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 32, dither: 0, effort: 2 }).toBuffer()

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** An image cached by an earlier build, prefixed with its own hash; undefined if there's none, or it's damaged. */
async function readKept(place: string): Promise<Buffer | undefined> {
  if (!existsSync(place)) return undefined
  const kept = await readFile(place)
  const png = kept.subarray(32)
  return digest(png).equals(kept.subarray(0, 32)) ? png : undefined
}

async function drawCached(svg: string, cache: string): Promise<Buffer> {
  const place = path.join(cache, digest(svg).toString('hex'))
  const kept = await readKept(place)
  if (kept) return kept
  const png = await makePng(svg)
  await writeWhole(place, Buffer.concat([digest(png), png]))
  return png
}

/** Draws the image for each page that has a URL. The cache is next to that of compressed files. */
export const writePreviews: Step = async ({ build, cache, pages }) => {
  const getColor = listColors(readFileSync('src/css/tokens.css', 'utf8'))
  const kept = path.join(path.dirname(cache), 'previews')
  await mkdir(kept, { recursive: true })
  const draw = async ({ route, tree }: BuiltPage): Promise<number> => {
    const area = getArea(route)
    const seed = AREA_ORDER.findIndex((name) => name === area)
    const svg = await previewSvg({ title: pageTitle(tree), area, seed }, getColor)
    const png = await drawCached(svg, kept)
    const file = path.join(build, previewAddress(route))
    await mkdir(path.dirname(file), { recursive: true })
    await writeWhole(file, png)
    return png.length
  }
  const shown = pages.filter(({ file }) => `/${file}` !== NOT_FOUND_PAGE)
  const sizes = await pMap(shown, draw, { concurrency: AT_ONCE })
  return `previews: ${sizes.length} pictures, ${sizes.reduce((sum, size) => sum + size, 0)} bytes`
}
