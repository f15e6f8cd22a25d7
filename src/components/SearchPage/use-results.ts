import { useEffect, useState } from 'react'
import type { Hit } from '@site/src/search/engine/search'
import { loadEngine } from '@site/src/search/client/load-engine'
import type { SearchSettings } from '@site/src/search/client/search-client'

export const HITS_PER_PAGE = 15

export interface Found {
  readonly hits: readonly Hit[]
  readonly count: number
  readonly pages: number
}

export type Results =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'found'; readonly found: Found }

export interface Wanted {
  readonly query: string
  /** From 0. */
  readonly page: number
  /** Raised to try again. */
  readonly attempt: number
}

async function fetchResults(settings: SearchSettings, { query, page }: Wanted): Promise<Found> {
  if (!settings.appId) loadEngine().catch(() => undefined) // told when the query fails
  const [{ searchClient }, { safeHit }] = await Promise.all([
    import('@site/src/search/client/search-client'),
    import('@site/src/search/client/safe-hits'),
  ])
  const request = {
    indexName: settings.indexName,
    query,
    page,
    hitsPerPage: HITS_PER_PAGE,
    distinct: true,
    attributesToSnippet: ['content:32'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  }
  const { results } = await searchClient(settings).search<Hit>({ requests: [request] })
  const [result] = results
  if (!result || !('hits' in result)) throw new Error('The search gave an answer without hits.')
  return {
    hits: result.hits.map((hit: Hit) => safeHit(hit)),
    count: result.nbHits ?? result.hits.length,
    pages: result.nbPages ?? 1,
  }
}

/** What is found for a query. It ends in `found` or `failed`, whatever the network does: every file has its time. */
export function useResults(settings: SearchSettings, { query, page, attempt }: Wanted): Results {
  const [results, setResults] = useState<Results>({ state: 'idle' })
  useEffect(() => {
    if (query.trim() === '') return setResults({ state: 'idle' })
    let isCurrent = true
    const settle = (next: Results) => void (isCurrent && setResults(next))
    setResults((before) => (before.state === 'found' ? before : { state: 'loading' }))
    fetchResults(settings, { query, page, attempt }).then(
      (found) => settle({ state: 'found', found }),
      () => settle({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [settings, query, page, attempt])
  return results
}
