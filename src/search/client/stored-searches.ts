// Recent and favorite searches that the dialog keeps in the browser. It trusts what it finds there; this doesn't.
import { isObject } from '../../../model/is-object'
import { LEVELS } from '../engine/levels'

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__']
/** Space that the dialog may need to write, in characters. */
const ROOM = 60_000
const LIMIT = 20
const LONGEST_TEXT = 5000

/** Text that's safe to insert as HTML, which the dialog does. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length < LONGEST_TEXT && !/[<>]/.test(value)

function isOwnAddress(value: unknown, origins: readonly string[]): value is string {
  if (!isText(value)) return false
  try {
    return origins.includes(new URL(value).origin)
  } catch {
    return false
  }
}

const isType = (value: unknown) => LEVELS.slice(1).some((level) => level === value)

/**
 * A stored search with the fields that the dialog shows, and no others: not the snippet, which it would show as
 * HTML and never stores, or the text, which it would show in full. Undefined for anything that isn't a search of
 * this site.
 */
function readStoredHit(value: unknown, origins: readonly string[]) {
  if (!isObject(value) || !isObject(value.hierarchy)) return undefined
  const { objectID, url, type, hierarchy } = value
  if (!isText(objectID) || !isOwnAddress(url, origins) || !isType(type)) return undefined
  const texts = LEVELS.map((level) => [level, hierarchy[level] ?? null] as const)
  if (!texts.every(([, text]) => text === null || isText(text)) || !isText(hierarchy.lvl1)) return undefined
  return { objectID, url, type, content: null, hierarchy: Object.fromEntries(texts) }
}

/**
 * Removes anything from storage that isn't a list of this site's searches.
 * In: the index name, the storage, and the origins whose URLs are kept: the page's and the published site's.
 * Out: false if storage can't be used; the dialog then remembers nothing.
 */
export function cleanStoredSearches(
  indexName: string,
  storage: () => Storage,
  origins: readonly string[],
): boolean {
  try {
    const store = storage()
    store.setItem('celo.search.room', ' '.repeat(ROOM))
    store.removeItem('celo.search.room')
    for (const key of KEYS) cleanKey(store, key + indexName, origins)
    return true
  } catch {
    return false
  }
}

function cleanKey(store: Storage, key: string, origins: readonly string[]): void {
  const text = store.getItem(key)
  if (text === null) return
  const hits = hitsIn(text, origins)
  if (hits) store.setItem(key, JSON.stringify(hits))
  else store.removeItem(key)
}

function hitsIn(text: string, origins: readonly string[]): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return undefined
    return value.flatMap((hit) => readStoredHit(hit, origins) ?? []).slice(0, LIMIT)
  } catch {
    return undefined
  }
}
