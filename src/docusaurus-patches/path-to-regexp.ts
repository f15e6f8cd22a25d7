/**
 * Replaces path-to-regexp 1.9.0 for the router: the browser's table of routes has only literal paths and `*`
 * (strip-doc-routes.ts), so there are no parameters to find.
 */
import { escapeRegExp } from '../../model/escape-reg-exp'

type Options = { end?: boolean; strict?: boolean; sensitive?: boolean }

/**
 * @param path a route's path
 * @param keys gets the number of the group for `*`, as the original does
 */
export default function pathToRegexp(path: string, keys: object[], options: Options = {}): RegExp {
  const { end, strict, sensitive } = options
  const flags = sensitive ? '' : 'i'
  if (path === '*') {
    keys.push({ name: 0 })
    return new RegExp('^(.*)(?:\\/(?=$))?$', flags)
  }
  const literal = strict ? escapeRegExp(path) : `${escapeRegExp(path.replace(/\/$/, ''))}(?:\\/(?=$))?`
  const isClosed = path.endsWith('/')
  return new RegExp(`^${literal}${end ? '$' : strict && isClosed ? '' : '(?=\\/|$)'}`, flags)
}

pathToRegexp.compile = (path: string) => () => path
