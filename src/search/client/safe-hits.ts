// The dialog inserts titles and snippets into the page as HTML. Only mark is allowed, no matter what the index or
// the service returns.

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML in which mark is the only element. Lone surrogates become replacement characters. */
export function safeHtml(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!)
    .replace(/&lt;(\/?)mark&gt;/g, '<$1mark>')
}

/** Keys of a hit that are not shown as HTML. */
const PLAIN = new Set(['url', 'objectID', 'type', 'matchLevel', 'anchor', 'url_without_anchor', 'queryID'])

/** A hit with every shown string made safe and its other values unchanged. */
export function safeHit<T>(hit: T): T {
  return mapTexts(hit) as T
}

function mapTexts(value: unknown): unknown {
  if (typeof value === 'string') return safeHtml(value)
  if (Array.isArray(value)) return value.map(mapTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, PLAIN.has(key) ? inner : mapTexts(inner)]),
  )
}
