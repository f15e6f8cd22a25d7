import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPlaces, getPlace, startLeaving, startShowing } from './places'

type Pop = (event: { state: { key?: string } | null }) => void
const page = { scrollY: 0, pops: [] as Pop[], addEventListener: (_: string, pop: Pop) => page.pops.push(pop) }
const entry = (key?: string) => ({ pathname: '/', search: '', hash: '', state: undefined, key })

/** Shows an entry, scrolls it, and leaves it. */
function visit(key: string | undefined, scrollY: number): void {
  startShowing(entry(key), 'PUSH')
  page.scrollY = scrollY
  startLeaving()
}

describe('the scroll position of a history entry', () => {
  beforeAll(() => void vi.stubGlobal('window', page))
  afterAll(() => void vi.unstubAllGlobals())
  beforeEach(() => visit(undefined, 10))

  it("is where it was left, including a document's first one", () => {
    visit('a', 500)
    expect([getPlace(entry('a')), getPlace(entry())]).toEqual([500, 10])
  })

  it('is where it was left last', () => {
    visit('a', 500)
    visit('a', 300)
    expect(getPlace(entry('a'))).toBe(300)
  })

  it('is not what the browser changes it to while the next page is loading', () => {
    visit('a', 500)
    page.scrollY = 0
    startLeaving()
    expect(getPlace(entry('a'))).toBe(500)
  })

  it('is known for an old entry that is still in the history, no matter how often the reader went elsewhere', () => {
    visit('old', 500)
    for (let at = 0; at < 1000; at += 1) {
      visit('base', 0) // after the first time, goes back, so the next page replaces the last
      visit(`left-${at}`, at)
    }
    expect(getPlace(entry('old'))).toBe(500)
  })

  it('stays known ahead of an entry that a link to its own page has replaced', () => {
    visit('before', 10)
    visit('ahead', 500)
    visit('before', 20)
    startShowing(entry('again'), 'REPLACE')
    page.scrollY = 30
    startLeaving()
    expect([getPlace(entry('ahead')), getPlace(entry('again'))]).toEqual([500, 30])
  })

  it('control: is not known for a new entry, one that another has replaced, and one of long ago', () => {
    expect(getPlace(entry('new'))).toBeUndefined()
    visit('ahead', 40)
    visit(undefined, 10)
    visit('other', 50)
    expect(getPlace(entry('ahead'))).toBeUndefined()
    for (let at = 0; at < 201; at += 1) visit(`many-${at}`, at)
    expect([getPlace(entry('many-0')), getPlace(entry('many-1'))]).toEqual([undefined, 1])
  })
})

type Stored = Record<string, string>

/** A document that starts in the tab: with the state of its history entry, and what the tab's storage has. */
function startDocument(state: { key?: string } | null, stored: Stored = {}) {
  const listeners: (() => void)[] = []
  const tab = { state, scrollRestoration: 'auto' }
  vi.stubGlobal('window', page)
  vi.stubGlobal('history', {
    get state() {
      return tab.state
    },
    replaceState: (given: { key?: string }) => void (tab.state = given),
    set scrollRestoration(mode: string) {
      tab.scrollRestoration = mode
    },
  })
  vi.stubGlobal('document', { addEventListener: (_: string, listen: () => void) => listeners.push(listen) })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  })
  keepPlaces()
  return { tab, stored, hide: () => listeners.forEach((listen) => listen()) }
}

describe('the scroll positions of a tab', () => {
  afterAll(() => void vi.unstubAllGlobals())

  it('are still known after a reload, also of the entry that the document started with', () => {
    const { tab, stored, hide } = startDocument(null)
    const first = tab.state?.key
    visit(first, 10)
    visit('a', 500)
    startShowing(entry('b'), 'PUSH')
    page.scrollY = 70
    hide()
    startDocument({ key: 'b' }, stored)
    expect([getPlace(entry(first)), getPlace(entry('a')), getPlace(entry('b'))]).toEqual([10, 500, 70])
  })

  it('stay where the reader goes on from the reloaded page', () => {
    const { stored, hide } = startDocument({ key: 'start' })
    visit('start', 10)
    startShowing(entry('reloaded'), 'PUSH')
    hide()
    startDocument({ key: 'reloaded' }, stored)
    startShowing(entry('reloaded'), 'PUSH')
    startLeaving()
    visit('next', 30)
    expect(getPlace(entry('start'))).toBe(10)
  })

  it("take precedence over the browser's, which is left alone where there is none", () => {
    const { tab, hide } = startDocument(null)
    const popTo = (key?: string) => {
      page.pops.at(-1)!({ state: key ? { key } : null })
      return tab.scrollRestoration
    }
    visit('a', 500)
    expect([popTo('a'), popTo('unknown'), popTo('a'), popTo()]).toEqual(['manual', 'auto', 'manual', 'auto'])
    popTo('a')
    hide()
    expect(tab.scrollRestoration, 'for a reload').toBe('auto')
  })

  it('keep the key and the state that an entry has', () => {
    expect(startDocument({ key: 'own' }).tab.state).toEqual({ key: 'own' })
  })

  it.each(['{"url":', '42', 'null', '{"__proto__":{}}', '[{"url":1},null,[]]'])(
    'control: are unknown if the storage has %s instead',
    (text) => {
      startDocument({ key: 'b' }, { 'celo.places': text })
      expect(getPlace(entry('a'))).toBeUndefined()
      visit('b', 5)
      expect(getPlace(entry('b'))).toBe(5)
    },
  )

  it('stay in memory if storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied })
    expect(keepPlaces).not.toThrow()
    visit('a', 500)
    expect(getPlace(entry('a'))).toBe(500)
  })
})
