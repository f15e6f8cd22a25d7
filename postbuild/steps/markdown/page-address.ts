import { markdownAddress } from '../../../model/page/page-addresses'
import { encodeAddress } from '../../../model/redirects/encode-address'

export interface Site {
  /** Origin, such as https://docs.celo.org. */
  readonly origin: string
  /** Routes that have a Markdown version. */
  readonly routes: ReadonlySet<string>
}

export const absolute = (site: Site, address: string) => new URL(encodeAddress(address), site.origin).href

/**
 * The target of a page's link in its Markdown: always absolute, and to Markdown if there is any, because the text
 * is read outside its page.
 */
export function markdownLink(site: Site, route: string, href: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) && !href.startsWith(site.origin)) return href
  const url = new URL(href, new URL(route, site.origin))
  if (url.origin !== new URL(site.origin).origin) return url.href
  const path = decodeURI(url.pathname).replace(/(.)\/$/, '$1')
  if (!site.routes.has(path)) return url.href
  return `${absolute(site, markdownAddress(path))}${url.hash}`
}
