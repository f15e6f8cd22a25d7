import { useEffect, useState } from 'react'
import { useContextualFilters } from '@site/src/search/client/use-contextual-filters'
import type { SearchSettings } from '@site/src/search/client/search-client'
import { fetchInSteps, type Found } from './fetch-results'

export type Results =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'found'; readonly found: Found }

export interface Wanted {
  readonly query: string
  /** From 0. */
  readonly page: number
  /** Increased to try again. */
  readonly attempt: number
}

/**
 * The results of a query. It ends in `found` or `failed` no matter what the network does, because every file has a
 * time limit.
 */
export function useResults(settings: SearchSettings, { query, page, attempt }: Wanted): Results {
  const [results, setResults] = useState<Results>({ state: 'idle' })
  const facetFilters = useContextualFilters()
  useEffect(() => {
    if (query.trim() === '') return setResults({ state: 'idle' })
    let isCurrent = true
    const settle = (next: Results) => void (isCurrent && setResults(next))
    setResults((before) => (before.state === 'found' ? before : { state: 'loading' }))
    const callOff = fetchInSteps(settings, { query, page, facetFilters }, (found) =>
      settle(found ? { state: 'found', found } : { state: 'failed' }),
    )
    return () => {
      isCurrent = false
      callOff()
    }
  }, [settings, facetFilters, query, page, attempt])
  return results
}
