/**
 * In place of @docusaurus/core 3.8.1 lib/client/preload.js. An address that cannot be decoded is unknown, not an error;
 * a documentation page is preloaded by fetching it. A part of the first page that does not come is told, not thrown.
 */
import routes from '@generated/routes'
import { matchRoutes } from 'react-router-config'
import { adoptPage, loadPage, pageAt, PATIENCE } from '../navigation/page-cache'
import { keepToRelease, serverRelease } from '../navigation/release'

let started = false

/** A path as the router holds it: decoded, where it can be. */
export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * Loads what an address shows. The first call is for the address of the document itself.
 * @param ahead whether it is loaded before the reader has asked for it
 * @throws when it does not come, or the server has a new release: the router falls back to a full load
 */
export default function preload(pathname: string, ahead = false): Promise<unknown> {
  const matches = [...new Set([pathname, decoded(pathname)])].flatMap((path) => matchRoutes(routes, path))
  const isServerPage = matches.every(({ route }) => route.path === '*')
  if (!started) {
    started = true
    if (isServerPage) adoptPage(decoded(pathname))
    return (isServerPage ? serverPage(pathname) : parts(matches)).catch(stayAsSent)
  }
  if (ahead) return isServerPage ? serverPage(pathname) : parts(matches)
  if (isServerPage) return serverPage(pathname).then(({ release }) => keepToRelease(release))
  return Promise.all([parts(matches), serverRelease().then(keepToRelease)])
}

/** The document stays what the server sent: it can be read, and tells that a part is missing. */
function stayAsSent(): Promise<never> {
  window.celoLost?.()
  return new Promise(() => {})
}

async function serverPage(pathname: string) {
  return pageAt(decoded(pathname)) ?? (await loadPage(pathname))
}

const parts = (matches: ReturnType<typeof matchRoutes>) =>
  inTime(Promise.all(matches.map(({ route }) => preloadPage(route.component)?.())))

/** A script that hangs counts as failed, so that the router falls back to a full load. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    window.setTimeout(
      () => reject(new Error(`Part of the page didn't load within ${PATIENCE} ms.`)),
      PATIENCE,
    )
  })
  return Promise.race([loading, late])
}

/** Route components of the generator are loadable; the type of react-router-config does not know it. */
const preloadPage = (component: unknown) =>
  (component as { preload?: () => Promise<unknown> } | undefined)?.preload
