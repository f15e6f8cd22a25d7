import { encodeAddress } from '../ledger/encode-address'
import { canonicalAddress, NOT_FOUND_PAGE } from './rules'

interface Range {
  readonly type: string
  readonly weight: number
}

function rangesOf(header: string): Range[] {
  return header.split(',').map((part) => {
    const [type = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number.parseFloat(quality.slice(2))
    return { type, weight: weight >= 0 && weight <= 1 ? weight : 0 }
  })
}

/**
 * Whether a client asks for Markdown rather than HTML (RFC 9110, 12.5.1). It has to name text/markdown, with a weight no
 * lower than that of HTML; browsers never do.
 */
export function prefersMarkdown(header: string | undefined): boolean {
  if (header === undefined) return false
  const ranges = rangesOf(header)
  const weightOf = (...types: string[]) =>
    types
      .map((type) => ranges.find((range) => range.type === type)?.weight)
      .find((weight) => weight !== undefined) ?? 0
  const markdown = weightOf('text/markdown')
  return markdown > 0 && markdown >= weightOf('text/html')
}

const PAGE = /\.html$/

/** The Markdown twin of a page's file, below build/; undefined for a file that is no page. */
export function twinOf(file: string): string | undefined {
  if (!PAGE.test(file)) return undefined
  const address = canonicalAddress(file)
  return address === '/' ? '/index.md' : `${address}.md`
}

/** The Link header of a page: where its Markdown and the index of all pages are. */
export function linkHeader(twin: string): string {
  const twinLink =
    twin === twinOf(NOT_FOUND_PAGE) ? [] : [`<${encodeAddress(twin)}>; rel="alternate"; type="text/markdown"`]
  return [...twinLink, '</llms.txt>; rel="describedby"; type="text/plain"'].join(', ')
}

/** The Link header of a page's Markdown: the page itself is what search engines should show. */
export function canonicalLink(twin: string): string {
  const address = twin === '/index.md' ? '/' : twin.replace(/\.md$/, '')
  return `<${encodeAddress(address)}>; rel="canonical"`
}
