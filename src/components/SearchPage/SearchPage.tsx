import Translate, { translate } from '@docusaurus/Translate'
import { useSearchQueryString } from '@docusaurus/theme-common'
import Icon from '@theme/Icon'

/** The search page: its query stands in the address, and the form works without a script. */
export default function SearchPage({ title }: { title: string }) {
  const [query, setQuery] = useSearchQueryString()
  return (
    <main className="frame" id="main">
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
      <form className="search-form search-form-page" action="/search" role="search" aria-label={title}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          value={query}
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
    </main>
  )
}
