/**
 * Replaces @docusaurus/core 3.8.1 lib/client/ClientLifecyclesDispatcher.js. Upstream decodes the hash without
 * catching errors, so `#%` crashes the whole page; ours ignores a hash that isn't an anchor. Upstream also scrolls
 * to the top, or to the anchor, when the reader goes back; ours returns to where they were.
 */
import clientModules from '@generated/client-modules'
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect'
import type { ClientModule } from '@docusaurus/types'
import { useHistory } from '@docusaurus/router'
import type { Location } from 'history'
import type { ReactNode } from 'react'
import { getPlace, startLeaving, startShowing } from '../navigation/places'

type Lifecycle = 'onRouteUpdate' | 'onRouteDidUpdate'
type Change = { location: Location; previousLocation: Location | null }

/** Notifies every client module of a change; the returned function notifies them that it's over. */
export function dispatchLifecycleAction(lifecycle: Lifecycle, change: Change): () => void {
  if (lifecycle === 'onRouteUpdate') startLeaving()
  const ends = (clientModules as (ClientModule & { default?: ClientModule })[]).map((module) =>
    (module.default?.[lifecycle] ?? module[lifecycle])?.(change),
  )
  return () => ends.forEach((end) => end?.())
}

function findElement(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

function scroll({ location, previousLocation }: Change) {
  if (!previousLocation) return // the browser scrolls a page it opens
  const place = getPlace(location)
  if (place !== undefined) return window.scrollTo(0, place)
  const same = (part: 'pathname' | 'hash' | 'search') => location[part] === previousLocation[part]
  if (same('pathname') && same('hash') && !same('search')) return
  if (location.hash) findElement(location.hash)?.scrollIntoView()
  else window.scrollTo(0, 0)
}

export default function ClientLifecyclesDispatcher({
  children,
  location,
  previousLocation,
}: Change & { children: ReactNode }) {
  const history = useHistory()
  useIsomorphicLayoutEffect(() => {
    if (previousLocation === location) return
    scroll({ location, previousLocation })
    startShowing(location, history.action)
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation, location })
  }, [previousLocation, location, history])
  return children
}
