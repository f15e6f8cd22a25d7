import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import Icon from '@theme/Icon'
import { SEARCH_INPUT_LIMIT } from '@site/config/constants'
import { placeholder } from '@site/src/search/dialog/placeholder'
import { useSearchDialog } from './use-search-dialog'

/** A link to the search page, so it works before scripts load and without them. With scripts, it opens the dialog. */
export default function SearchBar() {
  const dialog = useSearchDialog()
  return (
    <>
      <Link className="search-button" to="/search" data-search="">
        <Icon name="search" />
        <span>
          <Translate id="theme.SearchBar.label">Search</Translate>
        </span>
        <kbd>Ctrl K</kbd>
      </Link>
      <noscript>
        <a className="search-all-pages" href="/all-pages">
          <Translate id="theme.SearchBar.allPages">All pages</Translate>
        </a>
      </noscript>
      <dialog
        className="search-placeholder"
        aria-label={translate({ id: 'theme.SearchBar.label', message: 'Search' })}
      >
        <form action="/search">
          <input
            name="q"
            maxLength={SEARCH_INPUT_LIMIT}
            autoComplete="off"
            aria-label={placeholder}
            placeholder={placeholder}
          />
        </form>
      </dialog>
      {dialog}
    </>
  )
}
