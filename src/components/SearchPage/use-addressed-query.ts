import { useHistory, useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { useEffect, useState } from 'react'

export interface AddressedQuery {
  readonly query: string
  /** From 0. */
  readonly page: number
  readonly setQuery: (query: string) => void
}

const withoutLoneSurrogates = (text: string) => text.replace(/\p{Surrogate}/gu, '')

/** `2` in a URL as 1; anything that isn't a page number is the first page. */
function pageFrom(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) - 1 : 0
}

/** The query and the page of results from the URL: `?q=…&page=2`. Typing changes the URL in place. */
export function useAddressedQuery(limit: number): AddressedQuery {
  const history = useHistory()
  const { search, pathname } = useLocation()
  const isBrowser = useIsBrowser()
  const parameters = new URLSearchParams(isBrowser ? search : '')
  const addressed = (parameters.get('q') ?? '').slice(0, limit)
  const [typed, setTyped] = useState('')
  useEffect(() => setTyped(addressed), [addressed])
  const page = pageFrom(parameters.get('page'))
  return {
    query: typed,
    page: typed === addressed ? page : 0,
    setQuery: (query) => {
      const text = withoutLoneSurrogates(query.slice(0, limit))
      setTyped(text)
      history.replace({ pathname, search: text === '' ? '' : `?q=${encodeURIComponent(text)}` })
    },
  }
}
