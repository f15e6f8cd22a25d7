import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { findElement, findElements, withTag } from '../../../model/html'

/** A sitemap's tree. The parser of HTML can read it, because none of a sitemap's elements means anything in HTML. */
export const parseSitemap = (xml: string): Root => fromHtml(xml, { fragment: true })

export interface SitemapEntry {
  readonly url: string
  /** The day of the page's last check, if it has one. */
  readonly day?: string
}

/** A sitemap's pages, in order. */
export function readSitemap(xml: string): SitemapEntry[] {
  return findElements(parseSitemap(xml), withTag('url')).map((entry) => {
    const [place, day] = ['loc', 'lastmod'].map((name) => findElement(entry, withTag(name)))
    return { url: place ? toString(place) : '', ...(day && { day: toString(day) }) }
  })
}
