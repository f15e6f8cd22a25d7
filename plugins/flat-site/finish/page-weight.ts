import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Place of the weight in the footer of every page; theme Footer/PageCost. */
const PLACE = /(<span data-page-weight(?:="")?>)(<\/span>)/

/** What a reader sees of a number of bytes: `This page: 12.7 KB`, of 1,000 bytes each. */
export const weightText = (bytes: number) => `This page: ${(bytes / 1000).toFixed(1)} KB`

/**
 * Writes a page's own weight into its footer: bytes of the HTML with brotli, all that must arrive before it can be read.
 * @returns the page with its weight, and the text; unchanged, with no text, where a page has no footer
 */
export async function weighPage(html: string): Promise<{ html: string; weight: string }> {
  if (!PLACE.test(html)) return { html, weight: '' }
  const filled = (weight: string) =>
    html.replace(PLACE, (_, open: string, close: string) => open + weight + close)
  // The text is part of what is weighed.
  const { byteLength } = await compress(filled(weightText(12_345)))
  const weight = weightText(byteLength)
  return { html: filled(weight), weight }
}
