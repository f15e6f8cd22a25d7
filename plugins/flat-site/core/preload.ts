/**
 * In place of @docusaurus/core 3.8.1 lib/client/preload.js. An address that cannot be decoded is unknown, not an error;
 * a documentation page is preloaded by fetching it.
 */
import routes from '@generated/routes'
import { matchRoutes } from 'react-router-config'
import { adoptPage, loadPage, pageAt, PATIENCE } from '../client/page-cache'

let started = false

/** A path as the router holds it: decoded, where it can be. */
export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Loads what an address shows. The first call is for the address of the document itself. */
export default function preload(pathname: string): Promise<unknown> {
  const matches = [...new Set([pathname, decoded(pathname)])].flatMap((path) => matchRoutes(routes, path))
  const first = !started
  started = true
  if (matches.every(({ route }) => route.path === '*')) {
    if (first) adoptPage(decoded(pathname))
    return pageAt(decoded(pathname)) ? Promise.resolve() : loadPage(pathname)
  }
  return inTime(Promise.all(matches.map(({ route }) => preloadOf(route.component)?.())))
}

/** A script that hangs counts as failed, so that the router falls back to a full load. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    window.setTimeout(
      () => reject(new Error(`A part of the page did not arrive in ${PATIENCE} ms.`)),
      PATIENCE,
    )
  })
  return Promise.race([loading, late])
}

/** Route components of the generator are loadable; the type of react-router-config does not know it. */
const preloadOf = (component: unknown) =>
  (component as { preload?: () => Promise<unknown> } | undefined)?.preload
