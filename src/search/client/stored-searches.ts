// Recent and favourite searches that the dialog keeps in the browser. It trusts what it finds there; this does not.

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__']
/** Room that the dialog may want to write, in characters. */
const ROOM = 60_000
const LIMIT = 20

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isStoredHit(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.hierarchy)) return false
  const { objectID, url, type, hierarchy } = value
  const isText = (text: unknown) => typeof text === 'string' && text.length < 5000
  if (!isText(objectID) || !isText(url) || !isText(type) || !isText(hierarchy.lvl1)) return false
  return (
    isOwnAddress(String(url)) &&
    !/[<>]/.test(Object.values(hierarchy).join(' ') + String(value.content ?? ''))
  )
}

function isOwnAddress(url: string): boolean {
  try {
    return new URL(url).protocol.startsWith('http')
  } catch {
    return false
  }
}

/**
 * Removes from storage what is no list of searches.
 * Out: false when storage cannot be used; the dialog then remembers nothing.
 */
export function cleanStoredSearches(indexName: string, storage: () => Storage): boolean {
  try {
    const store = storage()
    store.setItem('celo.search.room', ' '.repeat(ROOM))
    store.removeItem('celo.search.room')
    for (const key of KEYS) cleanKey(store, key + indexName)
    return true
  } catch {
    return false
  }
}

function cleanKey(store: Storage, key: string): void {
  const text = store.getItem(key)
  if (text === null) return
  const hits = hitsIn(text)
  if (hits) store.setItem(key, JSON.stringify(hits))
  else store.removeItem(key)
}

function hitsIn(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isStoredHit).slice(0, LIMIT) : undefined
  } catch {
    return undefined
  }
}
