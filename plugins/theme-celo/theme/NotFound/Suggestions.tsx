import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import { useLocation } from '@docusaurus/router'
import { suggest, type SuggestedPage } from '@site/ledger/suggest'
import { unpackSuggestions } from '@site/ledger/suggestion-list'
import { useEffect, useState } from 'react'

/** Pages near the address that was asked for, from a small list that the build writes. No list, no suggestions. */
export default function Suggestions() {
  const { pathname } = useLocation()
  const [pages, setPages] = useState<readonly SuggestedPage[]>([])
  useEffect(() => {
    const request = new AbortController()
    fetch('/suggestions.json', { signal: request.signal })
      .then((response) => (response.ok ? (response.json() as Promise<unknown>) : undefined))
      .then((list) => list !== undefined && setPages(suggest(pathname, unpackSuggestions(list))))
      .catch(() => undefined) // the page says what it must without them
    return () => request.abort()
  }, [pathname])
  if (pages.length === 0) return null
  return (
    <div>
      <h2 className="suggestions-title">
        <Translate id="theme.NotFound.suggestions">Close to that address</Translate>
      </h2>
      <ul className="suggestions">
        {pages.map(({ route, title }) => (
          <li key={route}>
            <Link to={route}>
              <b>{title}</b>
              <span>{route}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
