// Rules for the lists on /showcase: what the URL means, and which entries it leaves. Pure: no React, no DOM.

/** Longest name to search for, in characters. */
export const NAME_LIMIT = 60

export type Operator = 'OR' | 'AND'

/** State of the filters. Tags are in the order of the tag list, each at most once. */
export interface Filters {
  name: string
  tags: string[]
  operator: Operator
}

/**
 * Reads the filters from a URL's query. Values no one could have chosen (unknown tags, repeated ones, another
 * operator, control characters, broken escapes, endless names) are ignored, so any URL opens the page.
 * @param known tag ids in their order
 */
export function parseFilters(search: string, known: readonly string[]): Filters {
  const params = new URLSearchParams(search)
  const wanted = new Set(params.getAll('tags'))
  return {
    name: [...(params.get('name') ?? '').replace(/[\p{Cc}\uFFFD]/gu, '')].slice(0, NAME_LIMIT).join(''),
    tags: known.filter((tag) => wanted.has(tag)),
    operator: params.get('operator') === 'AND' ? 'AND' : 'OR',
  }
}

/** The URL's query for filters, with its question mark; empty when nothing is chosen. OR isn't written. */
export function writeSearch({ name, tags, operator }: Filters): string {
  const params = new URLSearchParams()
  if (name) params.set('name', name)
  for (const tag of tags) params.append('tags', tag)
  if (operator === 'AND') params.set('operator', operator)
  const search = params.toString()
  return search && `?${search}`
}

/** Filters with one tag added or removed, in the order of the tag list. */
export function toggleTag(filters: Filters, tag: string, known: readonly string[]): Filters {
  const tags = filters.tags.includes(tag)
    ? filters.tags.filter((other) => other !== tag)
    : [...filters.tags, tag]
  return { ...filters, tags: known.filter((id) => tags.includes(id)) }
}

/** The filters that apply to one list: other lists' tags don't count. */
export function filtersFor(filters: Filters, listTags: readonly string[]): Filters {
  return { ...filters, tags: filters.tags.filter((tag) => listTags.includes(tag)) }
}

export function isFiltered({ name, tags }: Filters): boolean {
  return name.trim() !== '' || tags.length > 0
}

interface Entry {
  name: string
  tags: string[]
}

/** Entries whose name contains the text (case-insensitive) and that have any (OR) or all (AND) of the tags. */
export function filterEntries<T extends Entry>(
  entries: readonly T[],
  { name, tags, operator }: Filters,
): T[] {
  const text = name.trim().toLowerCase()
  return entries.filter((entry) => {
    if (!entry.name.toLowerCase().includes(text)) return false
    if (tags.length === 0) return true
    const carries = (tag: string) => entry.tags.includes(tag)
    return operator === 'AND' ? tags.every(carries) : tags.some(carries)
  })
}

/** How many entries have each tag. */
export function countTags(entries: readonly Entry[], tags: readonly string[]): Map<string, number> {
  return new Map(tags.map((tag) => [tag, entries.filter((entry) => entry.tags.includes(tag)).length]))
}
