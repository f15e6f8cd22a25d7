import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { EXIT, visit } from 'unist-util-visit'

/** What a navigation fetches of a documentation page; client/page-cache.ts reads it. */
export type PageJson = {
  title: string
  description: string
  keywords: string
  /** What search engines are told of a page that is not listed. */
  robots?: string
  html: string
  /** What the footer says of the page's weight; empty where the build has not weighed it. */
  weight: string
  /** The release that the page belongs to; empty before the build has named it. */
  release: string
}

function find(root: Root, wanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(root, 'element', (element) => {
    if (!wanted(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

/**
 * Takes from a built page what is not the same on every page.
 * @returns nothing for a page that is a React page in the browser
 */
export function pageJson(html: string): PageJson | undefined {
  const root = fromHtml(html)
  const frame = find(root, ({ properties }) => properties.id === 'page')
  const start = frame?.children[0]?.position?.start.offset
  const end = frame?.children.at(-1)?.position?.end.offset
  if (start === undefined || end === undefined) return undefined
  const title = find(root, ({ tagName }) => tagName === 'title')
  const meta = (name: string) =>
    String(
      find(root, ({ tagName, properties }) => tagName === 'meta' && properties.name === name)?.properties
        .content ?? '',
    )
  return {
    title: title ? toString(title) : '',
    description: meta('description'),
    keywords: meta('keywords'),
    ...(meta('robots') && { robots: meta('robots') }),
    html: html.slice(start, end),
    weight: '',
    release: '',
  }
}
