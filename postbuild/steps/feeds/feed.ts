import { escapeHtml } from '../../../model/redirects/encode-address'

export interface FeedItem {
  readonly title: string
  readonly description: string
  readonly page: string
  /** Day as YYYY-MM-DD. */
  readonly updated: string
}

export interface Feed {
  readonly title: string
  /** URL of the feed itself. */
  readonly self: string
  readonly home: string
  readonly items: readonly FeedItem[]
}

const midnight = (day: string) => `${day}T00:00:00Z`
const getLast = (items: readonly FeedItem[]) =>
  items.map(({ updated }) => updated).reduce((last, day) => (day > last ? day : last), '1970-01-01')

/** A feed in Atom (RFC 4287). */
export function atomFeed({ title, self, home, items }: Feed): string {
  const entries = items.map(
    (item) => `<entry>
<title>${escapeHtml(item.title)}</title>
<id>${escapeHtml(item.page)}</id>
<link href="${escapeHtml(item.page)}"/>
<updated>${midnight(item.updated)}</updated>
<summary>${escapeHtml(item.description)}</summary>
</entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeHtml(title)}</title>
<id>${escapeHtml(self)}</id>
<link rel="self" href="${escapeHtml(self)}"/>
<link href="${escapeHtml(home)}"/>
<updated>${midnight(getLast(items))}</updated>
<author><name>Celo Documentation</name></author>
${entries.join('')}</feed>
`
}

/** A feed in RSS 2.0. */
export function rssFeed({ title, self, home, items }: Feed): string {
  const entries = items.map(
    (item) => `<item>
<title>${escapeHtml(item.title)}</title>
<link>${escapeHtml(item.page)}</link>
<guid>${escapeHtml(item.page)}</guid>
<pubDate>${new Date(midnight(item.updated)).toUTCString()}</pubDate>
<description>${escapeHtml(item.description)}</description>
</item>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(home)}</link>
<description>${escapeHtml(title)}</description>
<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(self)}"/>
${entries.join('')}</channel></rss>
`
}
