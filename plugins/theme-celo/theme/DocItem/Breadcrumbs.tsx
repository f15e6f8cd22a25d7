import Link from '@docusaurus/Link'
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client'
import Translate, { translate } from '@docusaurus/Translate'

/** Where the page stands in its sidebar. Pages in no sidebar have none. */
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
        {crumbs.map((item, index) => {
          const last = index === crumbs.length - 1
          const href = item.type === 'category' && item.linkUnlisted ? undefined : item.href
          return (
            <li key={index} aria-current={last ? 'page' : undefined}>
              {href && !last ? <Link to={href}>{item.label}</Link> : item.label}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
