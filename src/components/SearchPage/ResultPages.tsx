import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'

type Props = { query: string; page: number; pages: number }

const pageAddress = (query: string, page: number) =>
  `/search?q=${encodeURIComponent(query)}${page > 0 ? `&page=${page + 1}` : ''}`

/** Links to the other pages of results; each has its own URL. */
export default function ResultPages({ query, page, pages }: Props) {
  if (pages < 2) return null
  return (
    <nav
      className="pager"
      aria-label={translate({ id: 'theme.SearchPage.pages', message: 'Pages of results' })}
    >
      {page > 0 && (
        <Link className="prev" to={pageAddress(query, page - 1)}>
          <Translate id="theme.SearchPage.previous">Previous results</Translate>
        </Link>
      )}
      {page + 1 < pages && (
        <Link className="next" to={pageAddress(query, page + 1)}>
          <Translate id="theme.SearchPage.next">More results</Translate>
        </Link>
      )}
    </nav>
  )
}
