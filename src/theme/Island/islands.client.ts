import type { ComponentType } from 'react'

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
  hydrateRoot(
    element,
    createElement(Component as ComponentType<object>, JSON.parse(element.dataset.props ?? '{}')),
  )
}
