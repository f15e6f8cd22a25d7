// The compact format of build/suggestions.json: routes are listed once, and targets by index.
import type { SuggestedPage, SuggestionList } from './suggest'

export const SUGGESTIONS_FILE = 'suggestions.json'

export interface PackedSuggestions {
  readonly pages: readonly (readonly [route: string, title: string])[]
  readonly moved: readonly (readonly [from: string, pageIndex: number])[]
}

/** Packs the list; leaves out old URLs whose page isn't in the list. */
export function packSuggestions({ pages, moved }: SuggestionList): PackedSuggestions {
  const indexes = new Map(pages.map((page, index) => [page.route, index]))
  return {
    pages: pages.map(({ route, title }) => [route, title] as const),
    moved: moved.flatMap(([from, to]) => {
      const index = indexes.get(to)
      return index === undefined ? [] : [[from, index] as const]
    }),
  }
}

function isPair(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string'
}

function getList(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null || !(name in value)) return []
  const list: unknown = Reflect.get(value, name)
  return Array.isArray(list) ? list : []
}

/** Unpacks what the browser fetched; skips malformed entries, so it never throws. */
export function unpackSuggestions(packed: unknown): SuggestionList {
  const pages = getList(packed, 'pages').flatMap((entry): SuggestedPage[] =>
    isPair(entry) && typeof entry[1] === 'string' ? [{ route: entry[0], title: entry[1] }] : [],
  )
  const moved = getList(packed, 'moved').flatMap((entry): [string, string][] => {
    if (!isPair(entry) || typeof entry[1] !== 'number') return []
    const page = pages[entry[1]]
    return page ? [[entry[0], page.route]] : []
  })
  return { pages, moved }
}
