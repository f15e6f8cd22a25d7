/**
 * Replaces @docusaurus/core 3.8.1 lib/client/preload.js. A URL that can't be decoded is unknown, not an error; a
 * documentation page is preloaded by fetching it. If a part of the first page doesn't load, that's reported, not
 * thrown.
 */
import routes from '@generated/routes'
import { adoptPage, loadPage, pageAt, TIMEOUT_MS } from '../navigation/page-cache'
import { keepToRelease, serverRelease } from '../navigation/release'
import { matchRoutes } from './router'

let started = false

/** A path as the router stores it: decoded, if possible. */
export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * Loads the page of a URL. The first call is for the document's own URL.
 * @param ahead whether it's loaded before the reader navigates to it
 * @throws if it doesn't load, or the server has a new release: the router falls back to a full load
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

/** The document stays as the server sent it: readable, with a notice that a part is missing. */
function stayAsSent(): Promise<never> {
  window.celoLost?.()
  return new Promise(() => {})
}

async function serverPage(pathname: string) {
  return pageAt(decoded(pathname)) ?? (await loadPage(pathname))
}

const parts = (matches: ReturnType<typeof matchRoutes>) =>
  inTime(Promise.all(matches.map(({ route }) => preloadPage(route.component)?.())))

/** A script that hangs counts as failed, so the router falls back to a full load. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    window.setTimeout(
      () => reject(new Error(`Part of the page didn't load within ${TIMEOUT_MS} ms.`)),
      TIMEOUT_MS,
    )
  })
  return Promise.race([loading, late])
}

/** Docusaurus' route components are loadable, but react-router-config's type doesn't include that. */
const preloadPage = (component: unknown) =>
  (component as { preload?: () => Promise<unknown> } | undefined)?.preload
