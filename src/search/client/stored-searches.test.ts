import { describe, expect, it } from 'vitest'
import { cleanStoredSearches } from './stored-searches'

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__celo'
const hit = {
  objectID: '1',
  url: 'https://docs.celo.org/x',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'A', lvl1: 'B' },
}

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
    expect(cleanStoredSearches('celo', () => store)).toBe(true)
    expect(store.getItem(RECENT)).toBeNull()
  })

  it('keeps searches, and drops what is none', () => {
    const bad = [
      {},
      null,
      { ...hit, url: 'javascript:x()' },
      { ...hit, hierarchy: { lvl1: '<img onerror=x>' } },
    ]
    const store = storage({ [RECENT]: JSON.stringify([hit, ...bad]) })
    cleanStoredSearches('celo', () => store)
    expect(JSON.parse(store.getItem(RECENT)!)).toEqual([hit])
  })

  it('says when storage is denied or full', () => {
    expect(cleanStoredSearches('celo', () => storage({}, 10))).toBe(false)
    expect(
      cleanStoredSearches('celo', () => {
        throw new DOMException('denied', 'SecurityError')
      }),
    ).toBe(false)
  })
})
