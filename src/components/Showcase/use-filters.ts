import { useHistory } from '@docusaurus/router'
import { useMemo, useSyncExternalStore } from 'react'
import { parseFilters, writeSearch, type Filters } from './filters'

export interface FilterControl {
  filters: Filters
  /** Typing replaces the entry in the history; a choice adds one, so that going back undoes it. Others stay as they are. */
  change: (filters: Partial<Filters>, how: 'replace' | 'push') => void
}

/**
 * The page's filters, kept in its URL and nowhere else. The server and the browser's first rendering see no query,
 * so they show the full list, which the browser then narrows.
 */
export function useFilters(known: readonly string[]): FilterControl {
  const history = useHistory()
  const search = useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  )
  const filters = useMemo(() => parseFilters(search, known), [search, known])
  const change = (next: Partial<Filters>, how: 'replace' | 'push') => {
    const { pathname, hash, search: now } = history.location
    history[how]({ pathname, hash, search: writeSearch({ ...parseFilters(now, known), ...next }) })
  }
  return { filters, change }
}
