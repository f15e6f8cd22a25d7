import { DocSearchModal } from '@docsearch/react'
import { useHistory } from '@docusaurus/router'
import { useThemeConfig } from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { repository } from '@site/config/repository'
import { earlyField, hideEarlySearch } from '@site/src/search/theme/SearchBar/search-placeholder.client'
import { dialogClient } from '../client/dialog-client'
import { LIMITS } from '../client/dialog-request'
import { restOfHits } from '../client/rest-of-hits'
import { EMBEDDED, searchClient, type SearchSettings } from '../client/search-client'
import { cleanStoredSearches } from '../client/stored-searches'
import { tellsInsights } from '../client/tells-insights'
import { useContextualFilters } from '../client/use-contextual-filters'
import { fixRoles } from './fix-roles'
import { SearchHit, SearchResultsFooter } from './SearchHit'
import { dialogTexts } from './dialog-texts'
import { placeholder } from './placeholder'
import { setInertBeside } from './set-inert'
import { shownHits } from './shown-hits'

export type Props = { onClose: () => void }

const missingResultsUrl = ({ query }: { query: string }) =>
  `${repository}/issues/new?title=${encodeURIComponent(`Search: nothing found for ${query.replace(/\p{Surrogate}/gu, '')}`)}`

/**
 * The embedded index also gets the number of hits shown per section, because each extra one would cost a text file.
 */
function useParameters(isHosted: boolean) {
  const facetFilters = useContextualFilters()
  return useMemo(() => ({ facetFilters, ...(!isHosted && LIMITS) }), [facetFilters, isHosted])
}

/** The reader continues typing at the end of the query. */
function takeFocus(field: HTMLInputElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/**
 * The dialog's element, added to the page once it's filled and without the style element in one of the dialog's
 * icons: the content security policy doesn't allow it and would report that on the console.
 */
function useHost(className: string): HTMLElement {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className }))
  useLayoutEffect(() => {
    for (const style of host.querySelectorAll('style')) style.remove()
    document.body.append(host)
    hideEarlySearch()
    takeFocus(host.querySelector('input'))
    const stop = fixRoles(host)
    const release = setInertBeside(host)
    return () => {
      stop()
      release()
      host.remove()
    }
  }, [host])
  return host
}

export default function SearchDialog({ onClose }: Props) {
  const settings = (useThemeConfig() as unknown as { search: SearchSettings }).search // config/theme.ts
  const history = useHistory()
  const parameters = useParameters(settings.appId !== undefined)
  const [typed] = useState(() => earlyField()?.value ?? '')
  const host = useHost(settings.appId ? 'search-hosted' : 'search-embedded')
  const { siteConfig } = useDocusaurusContext()
  const canRemember = useMemo(() => {
    const origins = [window.location.origin, new URL(siteConfig.url).origin]
    return cleanStoredSearches(settings.indexName, () => window.localStorage, origins)
  }, [settings, siteConfig])
  const takeClient = useMemo(() => {
    const shared = searchClient(settings)
    const search = shared.search.bind(shared)
    const client = dialogClient(shared, settings.appId ? search : restOfHits(search, shownHits(host)))
    return () => client
  }, [settings, host])
  const withInsights = useMemo(() => tellsInsights(settings, window), [settings])
  const navigator = useMemo(
    () => ({
      navigate: ({ itemUrl }: { itemUrl: string }) => {
        const { origin, pathname, search, hash } = new URL(itemUrl)
        if (origin === window.location.origin) history.push(pathname + search + hash)
        else window.location.assign(itemUrl)
      },
    }),
    [history],
  )
  return createPortal(
    <DocSearchModal
      appId={settings.appId ?? EMBEDDED.appId}
      apiKey={settings.apiKey ?? EMBEDDED.apiKey}
      indexName={settings.indexName}
      placeholder={placeholder}
      initialQuery={typed}
      translations={dialogTexts}
      searchParameters={parameters}
      initialScrollY={window.scrollY}
      onClose={onClose}
      transformSearchClient={takeClient}
      getMissingResultsUrl={missingResultsUrl}
      disableUserPersonalization={!canRemember}
      insights={withInsights}
      hitComponent={SearchHit}
      resultsFooterComponent={({ state }) => <SearchResultsFooter {...state} onClose={onClose} />}
      navigator={navigator as never /* only navigate is used, because the dialog opens tabs through links */}
    />,
    host,
  )
}
