import { PLACE_WEIGHTS } from '../ranking'

/**
 * How much a page counts because of its place in the site.
 * In: its route, and the type in its front matter. Out: a factor around 1.
 */
export function placeWeight(route: string, type: string | undefined): number {
  const { routes, folders, indexPage, eachLevel } = PLACE_WEIGHTS
  const [, ofFolder = 1] = Object.entries(folders).find(([folder]) => route.startsWith(folder)) ?? []
  const depth = route.split('/').length - 2
  return (routes[route] ?? 1) * ofFolder * (type === 'index' ? indexPage : 1) * eachLevel ** depth
}
