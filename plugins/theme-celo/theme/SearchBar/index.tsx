import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import Icon from '@theme/Icon'

/** A link to the search page, so that it works before and without a script. */
export default function SearchBar() {
  return (
    <Link className="search-button" to="/search" data-search>
      <Icon name="search" />
      <span>
        <Translate id="theme.SearchBar.label">Search</Translate>
      </span>
      <kbd>Ctrl K</kbd>
    </Link>
  )
}
