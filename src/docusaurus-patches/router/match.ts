/** Matches paths as react-router 5.3.4 does, for the browser's routes: literal paths and `*`. */
import type { RouteConfig } from 'react-router-config'
import pathToRegexp from '../path-to-regexp'

type Options = { path?: string | readonly string[]; exact?: boolean; strict?: boolean; sensitive?: boolean }
export type Match = { path: string; url: string; isExact: boolean; params: Record<string, string> }

function matchOne(pathname: string, path: string, options: Options): Match | null {
  const { exact = false, strict = false, sensitive = false } = options
  const found = pathToRegexp(path, [], { end: exact, strict, sensitive }).exec(pathname)
  if (!found) return null
  const [url, rest] = found as unknown as [string, string?]
  const isExact = pathname === url
  if (exact && !isExact) return null
  return {
    path,
    url: path === '/' && url === '' ? '/' : url,
    isExact,
    params: rest === undefined ? {} : { 0: rest },
  }
}

/** How a path, or the first of several that does, matches an address; null if none does. */
export function matchPath(
  pathname: string,
  options: string | readonly string[] | Options = {},
): Match | null {
  const given: Options =
    typeof options === 'string' || Array.isArray(options) ? { path: options } : (options as Options)
  for (const path of [given.path ?? []].flat()) {
    const match = matchOne(pathname, path, given)
    if (match) return match
  }
  return null
}

export const matchRoot = (pathname: string): Match => ({
  path: '/',
  url: '/',
  isExact: pathname === '/',
  params: {},
})

type Branch = { route: RouteConfig; match: Match }

/**
 * The first route that matches an address, then the first one inside it, and so on.
 * @param around the match of a route without a path
 */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
  around: Match = matchRoot(pathname),
): Branch[] {
  for (const route of routes) {
    const match = route.path ? matchPath(pathname, route as Options) : around
    if (match) return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname, match)]
  }
  return []
}
