import Negotiator from 'negotiator'
import { markdownAddress } from '../model/page/page-addresses'
import { encodeAddress } from '../model/redirects/encode-address'
import { readablePreference } from './readable-preference'
import { canonicalAddress, NOT_FOUND_PAGE } from '../model/http/rules'

/**
 * Whether a client prefers Markdown to HTML (RFC 9110, 12.5.1). It has to list text/markdown with a higher weight
 * than HTML, or the same weight and earlier; browsers never do.
 */
export function prefersMarkdown(header: string | undefined): boolean {
  const preference = readablePreference(header)
  if (preference === undefined) return false
  const named = new Negotiator({ headers: { accept: preference } }).mediaTypes()
  return named.find((type) => type === 'text/markdown' || type === 'text/html') === 'text/markdown'
}

const PAGE = /\.html$/

/** The Markdown version of a page's file, below build/; undefined for a file that isn't a page. */
export function findMarkdownVersion(file: string): string | undefined {
  if (!PAGE.test(file)) return undefined
  return markdownAddress(canonicalAddress(file))
}

/** The Link header of a page: where its Markdown and the index of all pages are. */
export function linkHeader(markdownFile: string): string {
  const versionLink =
    markdownFile === findMarkdownVersion(NOT_FOUND_PAGE)
      ? []
      : [`<${encodeAddress(markdownFile)}>; rel="alternate"; type="text/markdown"`]
  return [...versionLink, '</llms.txt>; rel="describedby"; type="text/plain"'].join(', ')
}

/** The Link header of a page's Markdown: the page itself is what search engines should show. */
export function canonicalLink(markdownFile: string): string {
  const address = markdownFile === '/index.md' ? '/' : markdownFile.replace(/\.md$/, '')
  return `<${encodeAddress(address)}>; rel="canonical"`
}
