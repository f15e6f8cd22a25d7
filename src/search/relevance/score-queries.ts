import type { RelevanceQuery } from './query-set'

/** Routes of the pages that an engine finds for a query, best first, without duplicates. */
export type Find = (query: string) => Promise<readonly string[]>

export interface Relevance {
  readonly queries: number
  /** Shares from 0 to 1. */
  readonly successAt1: number
  readonly successAt3: number
  /** Mean of 1 / rank of the first correct page. */
  readonly meanReciprocalRank: number
  readonly misses: readonly { readonly query: string; readonly found: readonly string[] }[]
}

/** Runs every query once. In: queries with at least one existing route. */
export async function scoreQueries(queries: readonly RelevanceQuery[], find: Find): Promise<Relevance> {
  let [first, third, reciprocal] = [0, 0, 0]
  const misses: { query: string; found: readonly string[] }[] = []
  for (const { query, routes } of queries) {
    const found = await find(query)
    const rank = found.findIndex((route) => routes.includes(route)) + 1
    if (rank === 1) first += 1
    else misses.push({ query, found: found.slice(0, 3) })
    if (rank >= 1 && rank <= 3) third += 1
    if (rank > 0) reciprocal += 1 / rank
  }
  const share = (count: number) => (queries.length === 0 ? 0 : count / queries.length)
  return {
    queries: queries.length,
    successAt1: share(first),
    successAt3: share(third),
    meanReciprocalRank: share(reciprocal),
    misses,
  }
}
