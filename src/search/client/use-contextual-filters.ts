import { useContextualSearchFilters } from '@docusaurus/theme-common'
import { useMemo } from 'react'

/** Filters of the specification: pages of this language and version. The same object as long as they are the same. */
export function useContextualFilters() {
  const { locale, tags } = useContextualSearchFilters()
  const list = tags.join(' ')
  return useMemo(
    () => [`language:${locale}`, list.split(' ').map((tag) => `docusaurus_tag:${tag}`)],
    [locale, list],
  )
}
