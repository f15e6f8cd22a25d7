/** Pages that name everything and explain little: they stand below the pages that they lead to. */
const DOORS: Readonly<Record<string, number>> = { '/': 0.6, '/home': 0.6, '/glossary': 0.4, '/showcase': 0.6 }
/** A page that opens an area answers a short query about the area. */
const INDEX_PAGE = 1.08
/** The deeper a page stands, the more special is what it says. */
const EACH_LEVEL = 0.97

/**
 * How much a page counts by its place alone.
 * In: its route, and the type of its front matter. Out: a factor around 1.
 */
export function placeWeight(route: string, type: string | undefined): number {
  const depth = route.split('/').length - 2
  return (DOORS[route] ?? 1) * (type === 'index' ? INDEX_PAGE : 1) * EACH_LEVEL ** depth
}
