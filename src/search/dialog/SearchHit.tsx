import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import type { ReactNode } from 'react'

type HitProps = { hit: { url: string }; children: ReactNode }

/** A path on this site for the router; another origin's URL unchanged. */
function routeFromFile(url: string): string {
  const { origin, pathname, search, hash } = new URL(url, window.location.href)
  return origin === window.location.origin ? pathname + search + hash : url
}

/** A hit is a real link: it can be opened in another tab. */
export function SearchHit({ hit, children }: HitProps) {
  return <Link to={routeFromFile(hit.url)}>{children}</Link>
}

type FooterProps = { query: string; context: Record<string, unknown>; onClose: () => void }

export function SearchResultsFooter({ query, context, onClose }: FooterProps) {
  return (
    <div className="DocSearch-HitsFooter">
      <Link to={`/search?q=${encodeURIComponent(query.replace(/\p{Surrogate}/gu, ''))}`} onClick={onClose}>
        <Translate id="theme.SearchBar.seeAll" values={{ count: String(context.nbHits ?? '') }}>
          {'See all {count} results'}
        </Translate>
      </Link>
    </div>
  )
}
