import { escapeHtml } from '../../../ledger/encode-address'
import { markdownAddress } from '../markdown/page-address'

const STATUS = /(<dl class=status>.*?)(<\/dl>)/s

/**
 * Adds the Markdown to the line of a document's type and networks: a link, of which the client makes a menu. A page
 * without that line, or with the link already, stays as it is.
 */
export function withPageActions(html: string, route: string): string {
  if (html.includes('class=page-actions')) return html
  const href = escapeHtml(encodeURI(markdownAddress(route)))
  const link = `<div class=page-actions><dt>Page as<dd><a href=${href}>Markdown</a></div>`
  return html.replace(STATUS, (_, start: string, end: string) => `${start}${link}${end}`)
}
