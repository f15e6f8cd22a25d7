import { markdownAddress } from '../../../model/page/page-addresses'
import { absolute, type Site } from '../markdown/page-address'

/** A page's entry in an index. */
export interface IndexedPage {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly status: 'current' | 'beta' | 'retired' | 'historical'
  /** Whether it's a document; other pages are lists and search. */
  readonly isDocument: boolean
}

export const isPast = ({ status }: IndexedPage) => status === 'retired' || status === 'historical'

const escaped = (text: string) => text.replace(/[[\]]/g, '\\$&')

/** One page on one line. */
export function indexLine(page: IndexedPage, site: Site, described = true): string {
  const link = `- [${escaped(page.title)}](${absolute(site, markdownAddress(page.route))})`
  return described && page.description !== '' ? `${link}: ${page.description}` : link
}
