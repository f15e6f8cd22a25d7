import Link from '@docusaurus/Link'
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client'
import Translate, { translate } from '@docusaurus/Translate'

/**
 * The path to the page through its sidebar, without the page itself, whose title follows. Pages that aren't in a
 * sidebar have none.
 */
export default function Breadcrumbs() {
  const crumbs = useSidebarBreadcrumbs()
  if (!crumbs) return null
  return (
    <nav
      className="breadcrumbs"
      aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
    >
      <ol>
        <li>
          <Link to="/">
            <Translate id="theme.docs.breadcrumbs.home">Home</Translate>
          </Link>
        </li>
        {crumbs.slice(0, -1).map((item, index) => {
          const href = item.type === 'category' && item.linkUnlisted ? undefined : item.href
          return <li key={index}>{href ? <Link to={href}>{item.label}</Link> : item.label}</li>
        })}
      </ol>
    </nav>
  )
}
