import MagicString from 'magic-string'
import { visit } from 'unist-util-visit'
import { isElement } from '../../../model/html'
import { parseSitemap } from './read-sitemap'

/** A page's URL as in its head: only the home page ends with a slash. */
const canonical = (url: string) => url.replace(/^(https?:\/\/[^/]+\/.+)\/$/, '$1')

/**
 * Adds the documents' canonical URLs and last check dates to a sitemap.
 * @param xml the sitemap
 * @param getDay a page's date by its URL, as YYYY-MM-DD
 */
export function withDays(xml: string, getDay: (url: string) => string | undefined): string {
  const text = new MagicString(xml)
  visit(parseSitemap(xml), 'element', ({ tagName, children, position }, index = 0, parent) => {
    const next = parent?.children[index + 1]
    const [from, to] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset]
    if (tagName !== 'loc' || !position || from === undefined || to === undefined) return
    if (isElement(next) && next.tagName === 'lastmod') return
    const url = canonical(xml.slice(from, to))
    const day = getDay(url)
    text.overwrite(from, to, url)
    if (day) text.appendLeft(position.end.offset ?? to, `<lastmod>${day}</lastmod>`)
  })
  return text.toString()
}
