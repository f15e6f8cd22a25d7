/**
 * In place of @docusaurus/core 3.8.1 lib/client/preload.js. An address that cannot be decoded is unknown, not an error;
 * a documentation page is preloaded by fetching it.
 */
import routes from '@generated/routes'
import { matchRoutes } from 'react-router-config'
import { adoptPage, loadPage, pageAt } from '../client/page-cache'

let started = false

function decoded(pathname: string): string {
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
    if (first) adoptPage(pathname)
    return pageAt(pathname) ? Promise.resolve() : loadPage(pathname)
  }
  return Promise.all(matches.map(({ route }) => preloadOf(route.component)?.()))
}

/** Route components of the generator are loadable; the type of react-router-config does not know it. */
const preloadOf = (component: unknown) =>
  (component as { preload?: () => Promise<unknown> } | undefined)?.preload
