import { afterPaint } from '@site/src/search/client/after-paint'
import { FIRST_FILES, HITS } from '@site/src/search/client/dialog-request'
import { loadEngine } from '@site/src/search/client/load-engine'
import type { SearchSettings } from '@site/src/search/client/search-client'
import type { Hit } from '@site/src/search/engine/search'

export interface Found {
  readonly hits: readonly Hit[]
  /** Pages of the site that match. */
  readonly count: number
  /** Page of results, from 0; the last one if a later one was requested. */
  readonly page: number
  /** Pages of results. */
  readonly pages: number
}

interface Asked {
  readonly query: string
  readonly page: number
  readonly facetFilters: (string | string[])[]
  /** Number of text files to wait for; all if omitted. */
  readonly files?: number
}

async function fetchResults(settings: SearchSettings, asked: Asked): Promise<Found> {
  if (!settings.appId) loadEngine().catch(() => undefined) // reported when the query fails
  const [{ searchClient }, { safeHit }] = await Promise.all([
    import('@site/src/search/client/search-client'),
    import('@site/src/search/client/safe-hits'),
  ])
  const request = {
    indexName: settings.indexName,
    hitsPerPage: HITS,
    distinct: true,
    attributesToSnippet: ['content:32'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    ...asked,
  }
  const { results } = await searchClient(settings).search<Hit>({ requests: [request] })
  const [result] = results
  if (!result || !('hits' in result)) throw new Error('The search returned a response without hits.')
  const pages = result.nbPages ?? 1
  if (pages > 0 && asked.page >= pages) return fetchResults(settings, { ...asked, page: pages - 1 })
  return {
    hits: result.hits.map((hit: Hit) => safeHit(hit)),
    count: result.nbHits ?? result.hits.length,
    page: asked.page,
    pages,
  }
}

/**
 * Fetches the results of a query. The embedded index returns the hits from its first files and, once these are
 * painted, all of them; the hosted service returns all at the same time.
 * In: a callback that gets the results, once or twice, or nothing if they can't be fetched. Out: a function that
 * cancels.
 */
export function fetchInSteps(
  settings: SearchSettings,
  asked: Asked,
  tell: (found: Found | undefined) => void,
): () => void {
  let callOff = () => {}
  let isOff = false
  const fetchRest = () =>
    void fetchResults(settings, asked).then(tell, () => undefined /* the first hits stay */)
  fetchResults(settings, settings.appId ? asked : { ...asked, files: FIRST_FILES }).then(
    (found) => {
      if (isOff) return
      tell(found)
      if (!settings.appId) callOff = afterPaint(fetchRest)
    },
    () => tell(undefined),
  )
  return () => {
    isOff = true
    callOff()
  }
}
