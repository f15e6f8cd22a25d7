/** The address of a page as its head names it: only the home page ends with a slash. */
const canonical = (url: string) => url.replace(/^(https?:\/\/[^/]+\/.+)\/$/, '$1')

/**
 * Gives the documents of a sitemap their canonical addresses and the day on which each was last checked.
 * @param xml the sitemap
 * @param getDay day of a page by its web address, as YYYY-MM-DD
 */
export function withDays(xml: string, getDay: (url: string) => string | undefined): string {
  return xml.replace(/<loc>([^<]*)<\/loc>(?!<lastmod>)/g, (_, found: string) => {
    const url = canonical(found)
    const day = getDay(url)
    return `<loc>${url}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}`
  })
}
