import { PLACE_WEIGHTS } from '../ranking'

/**
 * How much a page counts because of its place in the site.
 * In: its route, and the type in its front matter. Out: a factor around 1.
 */
export function placeWeight(route: string, type: string | undefined): number {
  const { routes, indexPage, eachLevel, contractReference, cliReference } = PLACE_WEIGHTS
  const ofReference = /^\/contracts\/reference\//.test(route)
    ? contractReference
    : /^\/cli\//.test(route)
      ? cliReference
      : 1
  const depth = route.split('/').length - 2
  return (routes[route] ?? 1) * ofReference * (type === 'index' ? indexPage : 1) * eachLevel ** depth
}
