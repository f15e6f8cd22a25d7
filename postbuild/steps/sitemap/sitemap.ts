/** A page's URL as in its head: only the home page ends with a slash. */
const canonical = (url: string) => url.replace(/^(https?:\/\/[^/]+\/.+)\/$/, '$1')

/**
 * Adds the documents' canonical URLs and last check dates to a sitemap.
 * @param xml the sitemap
 * @param getDay a page's date by its URL, as YYYY-MM-DD
 */
export function withDays(xml: string, getDay: (url: string) => string | undefined): string {
  return xml.replace(/<loc>([^<]*)<\/loc>(?!<lastmod>)/g, (_, found: string) => {
    const url = canonical(found)
    const day = getDay(url)
    return `<loc>${url}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}`
  })
}
