import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import { examples } from './example-queries'

const kinds = {
  task: translate({ id: 'theme.SearchPage.example.task', message: 'A task' }),
  code: translate({ id: 'theme.SearchPage.example.code', message: 'A flag or a name from code' }),
  command: translate({ id: 'theme.SearchPage.example.command', message: 'A command' }),
  error: translate({ id: 'theme.SearchPage.example.error', message: 'All or part of an error message' }),
  name: translate({ id: 'theme.SearchPage.example.name', message: 'A proposal, token or contract' }),
}

/** Shown before the first query: what the search finds, including addresses and chain IDs. */
export default function SearchExamples() {
  return (
    <section className="search-examples" aria-labelledby="search-examples">
      <h2 id="search-examples">
        <Translate id="theme.SearchPage.examples">What you can search for</Translate>
      </h2>
      <dl>
        {examples.map(({ kind, queries }) => (
          <div key={kind}>
            <dt>{kinds[kind]}</dt>
            <dd>
              {Object.keys(queries).map((query) => (
                <Link key={query} className="link" to={`/search?q=${encodeURIComponent(query)}`}>
                  {query}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Translate id="theme.SearchPage.exact">
          Search for an address, its first characters, or a chain ID. Former names and single typos also work.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate id="theme.SearchPage.withoutScript">
            Search requires JavaScript. The list of all pages below works without it.
          </Translate>
        </p>
      </noscript>
    </section>
  )
}
