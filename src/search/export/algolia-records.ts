import type { SearchRecord } from '../index/search-record'
import { LEVELS } from '../engine/levels'

/** A record in the hosted services' format: DocSearch's, plus the fields for contextual filters and ranking. */
export interface ExportedRecord {
  readonly objectID: string
  readonly url: string
  readonly url_without_anchor: string
  readonly anchor: string | null
  readonly type: string
  readonly content: string | null
  readonly hierarchy: Readonly<Record<string, string | null>>
  readonly names: readonly string[]
  readonly questions: readonly string[]
  readonly status: string
  readonly language: 'en'
  readonly docusaurus_tag: readonly string[]
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number }
}

/** Order of pages by status, for a custom ranking. */
const PAGE_RANKS: Readonly<Record<string, number>> = { current: 2, beta: 1, historical: 0, retired: 0 }

/** In: the site's records and its URL without a trailing slash. Out: records in the same order. */
export function exportedRecords(records: readonly SearchRecord[], site: string): ExportedRecord[] {
  return records.map(({ objectID, route, area, anchor, path, content, names, asked, status }, position) => {
    const texts = [area, ...path].slice(0, LEVELS.length)
    const url = `${site}${route}`
    return {
      objectID,
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      anchor: anchor ?? null,
      type: LEVELS[texts.length - 1]!,
      content: content === '' ? null : content,
      hierarchy: Object.fromEntries(LEVELS.map((level, at) => [level, texts[at] ?? null])),
      names,
      questions: asked ?? [],
      status,
      language: 'en' as const,
      docusaurus_tag: ['default', 'docs-default-current'],
      weight: { pageRank: PAGE_RANKS[status] ?? 0, level: 100 - path.length * 10, position: -position },
    }
  })
}
