import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'

type Loader = () => Promise<{ default: ComponentType<never> }>

/** Parts of server-rendered pages that run in the browser, by the name in `data-island`. */
const islands: Record<string, Loader> = {
  Picture: () => import('@theme/IdealImage/Picture'),
  Suggestions: () => import('@theme/NotFound/Suggestions'),
}

/** Adds an island that isn't the theme's. */
export function registerIsland(name: string, load: Loader) {
  islands[name] = load
}

const WAITING = '[data-island]:not([data-started], details:not([open]) [data-when=open])'

const roots = new Map<HTMLElement, Root>()

/** Unmounts the islands of pages that are gone, because their listeners would keep them and their pages in memory. */
export function endIslands() {
  for (const [element, root] of roots) {
    if (element.isConnected) continue
    roots.delete(element)
    queueMicrotask(() => root.unmount()) // this is called while React draws the next page
  }
}

/** Starts the islands of the page that have not been started; those for an open panel once theirs is open. */
export function startIslands() {
  for (const element of document.querySelectorAll<HTMLElement>(WAITING)) {
    element.dataset.started = ''
    void startIsland(element)
  }
}

async function startIsland(element: HTMLElement) {
  const load = islands[element.dataset.island ?? '']
  if (!load)
    throw new Error(
      `No island named "${element.dataset.island}". Add it to src/theme/Island/islands.client.ts.`,
    )
  const [{ default: Component }, { createElement }, { hydrateRoot }] = await Promise.all([
    load(),
    import('react'),
    import('react-dom/client'),
  ])
  if (!element.isConnected) return // the reader has moved on meanwhile
  const props = JSON.parse(element.dataset.props ?? '{}') as object // written by Island
  // An island that's removed before React hydrates it has nothing to recover, so only errors in visible islands are
  // reported.
  const onRecoverableError = (error: unknown) => void (element.isConnected && reportError(error))
  const island = createElement(Component as ComponentType<object>, props)
  roots.set(element, hydrateRoot(element, island, { onRecoverableError }))
}
