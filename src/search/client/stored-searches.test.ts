import { describe, expect, it } from 'vitest'
import { cleanStoredSearches } from './stored-searches'

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__celo'
const hit = {
  objectID: '1',
  url: 'https://docs.celo.org/x',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'A', lvl1: 'B', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
}
const origins = ['http://localhost:3000', 'https://docs.celo.org']
const clean = (store: () => Storage) => cleanStoredSearches('celo', store, origins)

function storage(values: Record<string, string>, limit = 1e6): Storage {
  const map = new Map(Object.entries(values))
  return {
    get length() {
      return map.size
    },
    key: () => null,
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      map.set(key, value)
    },
  }
}

describe('cleanStoredSearches', () => {
  it.each(['garbage', '{"__proto__":{"x":1}}', 'null', '7', '"text"'])('removes %j', (text) => {
    const store = storage({ [RECENT]: text })
    expect(clean(() => store)).toBe(true)
    expect(store.getItem(RECENT)).toBeNull()
  })

  it('keeps searches and drops everything else', () => {
    const bad = [
      {},
      null,
      { ...hit, url: 'javascript:x()' },
      { ...hit, url: 'https://docs.celo.org.evil.example/x' },
      { ...hit, url: 'https://evil.example/x' },
      { ...hit, type: 'constructor' },
      { ...hit, hierarchy: { lvl1: '<img onerror=x>' } },
      { ...hit, hierarchy: { lvl1: 'B', lvl2: { toString: 'x' } } },
    ]
    const store = storage({ [RECENT]: JSON.stringify([hit, ...bad]) })
    clean(() => store)
    expect(JSON.parse(store.getItem(RECENT)!)).toEqual([hit])
  })

  it('keeps only the fields that the dialog shows as text', () => {
    const marked = { hierarchy: { lvl1: { value: '<h1>Send your seed</h1>' } } }
    const own = { ...hit, url: 'http://localhost:3000/x' }
    const store = storage({
      [RECENT]: JSON.stringify([
        { ...own, content: 'All of it.', _snippetResult: marked, __docsearch_parent: own, other: 1 },
      ]),
    })
    clean(() => store)
    expect(JSON.parse(store.getItem(RECENT)!)).toEqual([own])
  })

  it('reports when storage is denied or full', () => {
    expect(clean(() => storage({}, 10))).toBe(false)
    expect(
      clean(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
    ).toBe(false)
  })
})
