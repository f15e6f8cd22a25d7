/**
 * Replaces `createBrowserHistory` of history 4.10.1 without what this site never does: a base path, full loads at each
 * step, questions before leaving, other kinds of history, and browsers without `history.pushState`.
 */
import type { Action, History, Location } from 'history'
import { createLocation, createPath, type Entry, type To } from './location'

type Listener = (location: Location, action: Action) => void
/** Returns false to stay. */
type Guard = (location: Location, action: Action) => unknown

const makeKey = () => Math.random().toString(36).slice(2, 8)

function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const { key, state } = (window.history.state ?? {}) as Entry
  return createLocation(pathname + search + hash, undefined, { key, state })
}

export function createBrowserHistory(): History {
  const browser = window.history
  const listeners = new Set<Listener>()
  let guard: Guard | undefined
  let isReturning = false

  const change = (action: Action, location: Location) => {
    Object.assign(history, { action, location, length: browser.length })
    for (const listener of [...listeners]) if (listeners.has(listener)) listener(location, action)
  }
  const mayGo = (location: Location, action: Action) => guard?.(location, action) !== false

  // To know how far back the browser went when it has to return.
  let keys = [currentLocation().key]
  const getIndex = ({ key }: Location) => Math.max(0, keys.indexOf(key))

  function handlePop(): void {
    const location = currentLocation()
    if (isReturning) {
      isReturning = false
      change(history.action, history.location)
    } else if (mayGo(location, 'POP')) change('POP', location)
    else {
      const steps = getIndex(history.location) - getIndex(location)
      isReturning = steps !== 0
      if (steps) browser.go(steps)
    }
  }

  function enter(action: 'PUSH' | 'REPLACE', to: To, state?: unknown): void {
    const key = makeKey()
    const location = createLocation(to, history.location, { key, state })
    if (!mayGo(location, action)) return
    const entry: Entry = { key, state: location.state }
    const at = keys.indexOf(history.location.key)
    if (action === 'PUSH') {
      browser.pushState(entry, '', createPath(location))
      keys = [...keys.slice(0, at + 1), key]
    } else {
      browser.replaceState(entry, '', createPath(location))
      if (at >= 0) keys[at] = key
    }
    change(action, location)
  }

  const history: History = {
    action: 'POP',
    location: currentLocation(),
    length: browser.length,
    createHref: createPath,
    push: (to: To, state?: unknown) => enter('PUSH', to, state),
    replace: (to: To, state?: unknown) => enter('REPLACE', to, state),
    go: (steps) => browser.go(steps),
    goBack: () => browser.back(),
    goForward: () => browser.forward(),
    block: (asked) => {
      const own = asked as Guard
      guard = own
      return () => {
        if (guard === own) guard = undefined
      }
    },
    listen: (listener) => {
      const own: Listener = (...change) => listener(...change)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
  window.addEventListener('popstate', handlePop)
  return history
}
