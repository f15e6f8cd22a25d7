import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { placeOf, startLeaving, startShowing } from './places'

const page = { scrollY: 0 }
const entry = (key?: string) => ({ pathname: '/', search: '', hash: '', state: undefined, key })

/** Shows an entry, scrolls it, and leaves it. */
function visit(key: string | undefined, scrollY: number): void {
  startShowing(entry(key))
  page.scrollY = scrollY
  startLeaving()
}

describe('the scroll position of a history entry', () => {
  beforeAll(() => void vi.stubGlobal('window', page))
  afterAll(() => void vi.unstubAllGlobals())
  beforeEach(() => visit(undefined, 10))

  it("is where it was left, including a document's first one", () => {
    visit('a', 500)
    expect([placeOf(entry('a')), placeOf(entry())]).toEqual([500, 10])
  })

  it('is where it was left last', () => {
    visit('a', 500)
    visit('a', 300)
    expect(placeOf(entry('a'))).toBe(300)
  })

  it('is not what the browser changes it to while the next page is loading', () => {
    visit('a', 500)
    page.scrollY = 0
    startLeaving()
    expect(placeOf(entry('a'))).toBe(500)
  })

  it('is known for an old entry that is still in the history, no matter how often the reader went elsewhere', () => {
    visit('old', 500)
    for (let at = 0; at < 1000; at += 1) {
      visit('base', 0) // after the first time, goes back, so the next page replaces the last
      visit(`left-${at}`, at)
    }
    expect(placeOf(entry('old'))).toBe(500)
  })

  it('control: is not known for a new entry, one that another has replaced, and one of long ago', () => {
    expect(placeOf(entry('new'))).toBeUndefined()
    visit('ahead', 40)
    visit(undefined, 10)
    visit('other', 50)
    expect(placeOf(entry('ahead'))).toBeUndefined()
    for (let at = 0; at < 201; at += 1) visit(`many-${at}`, at)
    expect([placeOf(entry('many-0')), placeOf(entry('many-1'))]).toEqual([undefined, 1])
  })
})
