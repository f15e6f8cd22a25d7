import Translate, { translate } from '@docusaurus/Translate'
import { usePluralForm } from '@docusaurus/theme-common'
import ResultList from './ResultList'
import ResultPages from './ResultPages'
import type { Results } from './use-results'

type Props = { results: Results; query: string; onRetry: () => void }

function Outage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-empty" role="alert">
      <h2>
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </h2>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <p>
        <button className="button" type="button" onClick={onRetry}>
          <Translate id="theme.SearchPage.retry">Try again</Translate>
        </button>
      </p>
    </div>
  )
}

function useCountText(): (count: number) => string {
  const { selectMessage } = usePluralForm()
  return (count) =>
    count === 0
      ? translate({ id: 'theme.SearchPage.noResultsText', message: 'No results were found' })
      : selectMessage(
          count,
          translate(
            {
              id: 'theme.SearchPage.documentsFound.plurals',
              message: '1 page found|{count} pages found',
            },
            { count },
          ),
        )
}

/** The state of a query: a count and the results, waiting, or an outage. */
export default function Outcome({ results, query, onRetry }: Props) {
  const countText = useCountText()
  if (results.state === 'idle') return null
  if (results.state === 'failed') return <Outage onRetry={onRetry} />
  if (results.state === 'loading') {
    return (
      <p className="muted" role="status">
        <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
      </p>
    )
  }
  const { hits, count, page, pages } = results.found
  return (
    <section aria-label={translate({ id: 'theme.SearchPage.results', message: 'Results' })}>
      <p className="muted" role="status">
        {countText(count)}
      </p>
      <ResultList hits={hits} />
      <ResultPages query={query} page={page} pages={pages} />
    </section>
  )
}
