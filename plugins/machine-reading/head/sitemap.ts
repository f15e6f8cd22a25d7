/**
 * Adds to a sitemap the day on which each document was last checked.
 * @param xml the sitemap
 * @param dayOf day of a page by its web address, as YYYY-MM-DD
 */
export function withDays(xml: string, dayOf: (url: string) => string | undefined): string {
  return xml.replace(/<loc>([^<]*)<\/loc>(?!<lastmod>)/g, (loc, url: string) => {
    const day = dayOf(url)
    return day ? `${loc}<lastmod>${day}</lastmod>` : loc
  })
}
