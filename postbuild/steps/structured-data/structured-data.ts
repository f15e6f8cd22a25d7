import { toString } from 'hast-util-to-string'
import { listElements, findElement, withClass, withTag } from '../../../model/html'
import type { BuiltPage } from '../../built-page'
import { absolute, type Site } from '../markdown/page-address'
import type { ReadablePage } from '../markdown/read-page'

/** The breadcrumbs that readers see above the page's title, and the page itself. */
function buildCrumbs({ main, title }: ReadablePage, site: Site): object[] {
  const list = findElement(main, withClass('breadcrumbs'))
  const items = list ? listElements(findElement(list, withTag('ol')) ?? list) : []
  const steps = items.map((item) => ({
    name: toString(item).trim(),
    href: findElement(item, withTag('a'))?.properties.href,
  }))
  const way = steps.length > 0 ? steps : [{ name: 'Home', href: '/' }]
  return [...way, { name: title, href: undefined }].map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(typeof href === 'string' ? { item: absolute(site, href) } : {}), // a group has no page, and the last is this one
  }))
}

/**
 * A document's structured data, for search engines: the article, and its place.
 * @returns JSON, safe inside a script element; nothing for a page that isn't a document
 */
export function structuredData(page: ReadablePage, site: Site): string | undefined {
  if (!page.facts) return undefined
  const url = absolute(site, page.route)
  const context = 'https://schema.org'
  const article = {
    '@context': context,
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url,
    dateModified: page.facts.verified,
  }
  const list = { '@context': context, '@type': 'BreadcrumbList', itemListElement: buildCrumbs(page, site) }
  return JSON.stringify([article, list]).replace(/</g, '\\u003c')
}

/** Adds structured data after all of a page's content, so it doesn't delay painting. */
export function addStructuredData(built: BuiltPage, page: ReadablePage, site: Site): void {
  const data = structuredData(page, site)
  if (data !== undefined) built.append(`<script type=application/ld+json>${data}</script>`)
}
