import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { BuiltPage } from '../../built-page'
import { compressCached } from '../compress/compress-cached'

const quickly = promisify(brotliCompress)

/** What a reader sees of a number of bytes: `This page: 12.7 KB`, of 1,000 bytes each. */
export const weightText = (bytes: number) => `This page: ${(bytes / 1000).toFixed(1)} KB`

/**
 * What brotli at its best will make of a page, from what it makes of it in a hundredth of the time: a line through the
 * pages of this site, right to 100 bytes for two of three. A wrong one costs time, and nothing else.
 */
async function guess(html: string): Promise<number> {
  const { byteLength } = await quickly(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return 353 + 0.8889 * byteLength
}

/**
 * Writes a page's own weight into its footer (theme Footer/PageCost): bytes of the HTML with brotli, all that must arrive
 * before it can be read.
 * @param cache folder where compressed pages are kept for when they are written
 * @returns the text; empty where a page has no footer
 */
export async function addWeight(page: BuiltPage, cache: string): Promise<string> {
  const place = page.find(({ properties }) => properties.dataPageWeight !== undefined)
  if (!place) return ''
  // The text is part of what is weighed.
  const first = page.textWith(place, weightText(await guess(page.toString())))
  const { br } = await compressCached(Buffer.from(first), 'index.html', cache)
  const weight = weightText(br.byteLength)
  page.appendTo(place, weight)
  return weight
}
