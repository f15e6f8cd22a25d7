import type { FrontMatter } from './front-matter'

export interface Freshness {
  route: string
  title: string
  verified: string
  /** Days since the facts of the page were checked. */
  age: number
  /** Days after which they must be checked again; null for pages about the past. */
  limit: number | null
  stale: boolean
}

const DAY = 86_400_000
const SHORT_LIMIT = 90
const LONG_LIMIT = 180

/** Days for which a page's facts count as checked; null if they no longer change. */
function freshnessLimit({ type, status }: Pick<FrontMatter, 'type' | 'status'>): number | null {
  if (status === 'historical' || status === 'retired') return null
  return type === 'reference' || type === 'how-to' ? SHORT_LIMIT : LONG_LIMIT
}

/**
 * The age of each page's check, oldest first. Only reports: an old page never fails a build.
 * @param today a date as YYYY-MM-DD
 */
export function measureFreshness(
  pages: ReadonlyArray<{
    route: string
    frontMatter: Pick<FrontMatter, 'title' | 'type' | 'status' | 'verified'>
  }>,
  today: string,
): Freshness[] {
  return pages
    .map(({ route, frontMatter }) => {
      const { title, verified } = frontMatter
      const age = Math.round((Date.parse(today) - Date.parse(verified)) / DAY)
      const limit = freshnessLimit(frontMatter)
      return { route, title, verified, age, limit, stale: limit !== null && age > limit }
    })
    .sort((a, b) => b.age - a.age || a.route.localeCompare(b.route))
}
