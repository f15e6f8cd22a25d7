import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { compressCached } from '../compress/compress-cached'

const quickly = promisify(brotliCompress)

/** Place of the weight in the footer of every page; theme Footer/PageCost. */
const PLACE = /(<span data-page-weight(?:="")?>)(<\/span>)/

/** What a reader sees of a number of bytes: `This page: 12.7 KB`, of 1,000 bytes each. */
export const weightText = (bytes: number) => `This page: ${(bytes / 1000).toFixed(1)} KB`

/**
 * What brotli at its best will make of a page, from what it makes of it in a hundredth of the time: a line through the
 * pages of this site, right to 100 bytes for two of three. A wrong one costs time, and nothing else.
 */
async function guessed(html: string): Promise<number> {
  const { byteLength } = await quickly(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return 353 + 0.8889 * byteLength
}

/**
 * Writes a page's own weight into its footer: bytes of the HTML with brotli, all that must arrive before it can be read.
 * @param cache folder where compressed pages are kept for when they are written
 * @returns the page with its weight, and the text; unchanged, with no text, where a page has no footer
 */
export async function weighPage(html: string, cache: string): Promise<{ html: string; weight: string }> {
  if (!PLACE.test(html)) return { html, weight: '' }
  const filled = (weight: string) =>
    html.replace(PLACE, (_, open: string, close: string) => open + weight + close)
  // The text is part of what is weighed.
  const first = filled(weightText(await guessed(html)))
  const { br } = await compressCached(Buffer.from(first), 'index.html', cache)
  const weight = weightText(br.byteLength)
  return { html: filled(weight), weight }
}
