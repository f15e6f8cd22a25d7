import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { areas } from '../llms/areas'
import { previewAddress } from './preview-address'
import { listColors, previewSvg } from './preview-svg'

/** The picture of each area as PNG, by file name. Few colors, so the files are small. */
export async function previewFiles(root: string): Promise<Map<string, Buffer>> {
  const getColor = listColors(readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8'))
  const drawn = areas.map(async (area, number) => {
    const svg = Buffer.from(previewSvg(area.name, number, getColor))
    const png = await sharp(svg).png({ palette: true, colours: 64, dither: 0, effort: 2 }).toBuffer()
    return [previewAddress(area).slice(1), png] as const
  })
  return new Map(await Promise.all(drawn))
}
