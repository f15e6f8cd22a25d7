import type { Action, History, Location } from 'history'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

type Make = () => History
type Step = (history: History, browser: FakeBrowser) => unknown

/** As much of a tab as a history needs: entries, and an event when it goes to another. */
class FakeBrowser {
  entries: { address: string; state: unknown }[] = [{ address: '/start?q#h', state: null }]
  at = 0
  pop: (event: object) => void = () => {}
  document = { createElement: () => ({}) }
  navigator = { userAgent: 'a current browser' }
  get location() {
    const { pathname, search, hash } = new URL(this.entries[this.at]!.address, 'http://site.example')
    return { pathname, search, hash }
  }
  addEventListener(type: string, listener: (event: object) => void) {
    if (type === 'popstate') this.pop = listener
  }
  removeEventListener() {
    this.pop = () => {}
  }
  get history() {
    const go = (steps: number) => {
      const next = this.at + steps
      if (!this.entries[next]) return
      this.at = next
      this.pop({ state: this.entries[next].state })
    }
    return {
      state: this.entries[this.at]!.state,
      length: this.entries.length,
      pushState: (state: unknown, _: string, address: string) => {
        this.entries = [...this.entries.slice(0, ++this.at), { address, state }]
      },
      replaceState: (state: unknown, _: string, address: string) => {
        this.entries[this.at] = { address, state }
      },
      go,
      back: () => go(-1),
      forward: () => go(1),
    }
  }
}

/** What a reader of the site can tell after each step, with keys by the order in which they were first seen. */
function run(make: Make, browser: FakeBrowser, steps: readonly Step[]): unknown[] {
  const names = new Map<string, number>()
  const getName = (key?: string) => {
    if (key === undefined) return undefined
    if (!names.has(key)) names.set(key, names.size)
    return names.get(key)
  }
  const history = make()
  const heard: unknown[] = []
  const describe = ({ pathname, search, hash, state, key }: Location) => ({
    pathname,
    search,
    hash,
    state,
    key: getName(key),
  })
  history.listen((location: Location, action: Action) => heard.push([action, describe(location)]))
  const seen = steps.map((step) => {
    step(history, browser)
    const { at, entries } = browser
    return {
      action: history.action,
      location: describe(history.location),
      length: history.length,
      at,
      addresses: entries.map(({ address }) => address),
    }
  })
  return [...seen, heard]
}

let browser: FakeBrowser
let makers: { original: Make; ours: Make }

beforeAll(async () => {
  const window = new Proxy({} as Record<string, unknown>, { get: (_, name) => Reflect.get(browser, name) })
  browser = new FakeBrowser()
  vi.stubGlobal('window', window)
  vi.resetModules()
  makers = {
    original: (await import('history')).createBrowserHistory,
    ours: (await import('./history')).createBrowserHistory,
  }
})
afterAll(() => vi.unstubAllGlobals())

function both(steps: readonly Step[]) {
  const [original, ours] = [makers.original, makers.ours].map((make) => {
    browser = new FakeBrowser()
    return run(make, browser, steps)
  })
  return { original, ours }
}

const cases: Record<string, Step[]> = {
  'starts where the tab is': [() => {}],
  'goes to addresses and parts of them': [
    (history) => history.push('/a?x=1#y'),
    (history) => history.push({ search: 'z=2' } as object),
    (history) => history.push('b', { n: 1 }),
    (history) => history.push('#only'),
  ],
  'replaces an entry': [
    (history) => history.push('/a'),
    (history) => history.replace('/b', { n: 1 }),
    (history) => history.replace({ ...history.location, search: '' }),
  ],
  'goes back and on, and drops what came after': [
    (history) => history.push('/a'),
    (history) => history.push('/b'),
    (history) => history.goBack(),
    (history) => history.goBack(),
    (history) => history.goForward(),
    (history) => history.push('/c'),
    (history) => history.go(-2),
  ],
  'stays where a guard says so': [
    (history) => history.push('/a'),
    (history) => history.push('/b'),
    (history) => history.block(() => false),
    (history) => history.push('/c'),
    (history) => history.replace('/c'),
    (history) => history.go(-2),
  ],
  'goes where a guard has been taken away': [
    (history) => history.block(() => false)(),
    (history) => history.push('/a'),
    (history) => history.block((_, action) => (action === 'POP' ? false : undefined)),
    (history) => history.push('/b'),
    (history) => history.goBack(),
  ],
}

it.each(Object.entries(cases))('%s, as the history library does', (_name, steps) => {
  const { original, ours } = both(steps)
  expect(ours).toEqual(original)
})

it('writes the addresses of locations', () => {
  browser = new FakeBrowser()
  expect(makers.ours().createHref({ pathname: '/a', search: 'b', hash: '' })).toBe('/a?b')
})

it('stops telling a listener that has left', () => {
  browser = new FakeBrowser()
  const history = makers.ours()
  const heard: string[] = []
  const leave = history.listen(({ pathname }) => heard.push(pathname))
  history.push('/a')
  leave()
  history.push('/b')
  expect(heard).toEqual(['/a'])
})

it('control: a history that ignores guards differs', () => {
  const steps = cases['stays where a guard says so']!
  const { original } = both(steps)
  const { ours } = both(steps.filter((_, index) => index !== 2))
  expect(ours).not.toEqual(original)
})
