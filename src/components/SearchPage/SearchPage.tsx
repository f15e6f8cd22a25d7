import Translate, { translate } from '@docusaurus/Translate'
import { useThemeConfig } from '@docusaurus/theme-common'
import Icon from '@theme/Icon'
import { useState } from 'react'
import { SEARCH_INPUT_LIMIT } from '@site/config/constants'
import type { SearchSettings } from '@site/src/search/client/search-client'
import { useEarlyText } from '@site/src/inline/use-early-text'
import SearchExamples from './Examples'
import Outcome from './Outcome'
import { useAddressedQuery } from './use-addressed-query'
import { useResults } from './use-results'

/** The search page. Its query is in the URL, and the URL is all it needs. */
export default function SearchPage({ title }: { title: string }) {
  const { query, page, setQuery } = useAddressedQuery(SEARCH_INPUT_LIMIT)
  const field = useEarlyText(query, setQuery)
  const [attempt, setAttempt] = useState(0)
  const settings = (useThemeConfig() as unknown as { search: SearchSettings }).search // config/theme.ts
  const results = useResults(settings, { query, page, attempt })
  return (
    <main className="container search-page" id="main">
      <header className="page-head">
        <div>
          <h1>
            {query
              ? translate(
                  { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"' },
                  { query },
                )
              : title}
          </h1>
        </div>
      </header>
      <form
        className="search-form search-form-page"
        action="/search"
        role="search"
        aria-label={title}
        onSubmit={(event) => event.preventDefault()}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="q"
          value={query}
          maxLength={SEARCH_INPUT_LIMIT}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={translate({
            id: 'theme.SearchPage.inputPlaceholder',
            message: 'Type your search here',
          })}
          aria-label={translate({ id: 'theme.SearchPage.inputLabel', message: 'Search' })}
          autoComplete="off"
        />
        <button className="button" type="submit">
          <Translate id="theme.SearchPage.submit">Search</Translate>
        </button>
      </form>
      {query === '' && <SearchExamples />}
      <Outcome results={results} query={query} onRetry={() => setAttempt(attempt + 1)} />
      <p className="muted">
        <a className="link" href="/all-pages">
          <Translate id="theme.SearchPage.allPages">All pages by section and letter</Translate>
        </a>
      </p>
    </main>
  )
}
