import Translate from '@docusaurus/Translate'
import { suggest, type SuggestedPage } from '@site/model/redirects/suggest'
import { unpackSuggestions } from '@site/model/redirects/suggestion-list'
import { useEffect, useState } from 'react'

/** Pages similar to the requested URL, from a small list that the build writes. No list, no suggestions. */
export default function Suggestions() {
  const [pages, setPages] = useState<readonly SuggestedPage[]>([])
  useEffect(() => {
    const request = new AbortController()
    fetch('/suggestions.json', { signal: request.signal })
      .then((response) => (response.ok ? (response.json() as Promise<unknown>) : undefined))
      .then(
        (list) => list !== undefined && setPages(suggest(window.location.pathname, unpackSuggestions(list))),
      )
      .catch(() => undefined) // the page works without them
    return () => request.abort()
  }, [])
  if (pages.length === 0) return null
  return (
    <div>
      <h2 className="suggestions-title">
        <Translate id="theme.NotFound.suggestions">Similar pages</Translate>
      </h2>
      <ul className="suggestions">
        {pages.map(({ route, title }) => (
          <li key={route}>
            <a href={route}>
              <b>{title}</b>
              <span>{route}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
