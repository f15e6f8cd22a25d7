import Link from '@docusaurus/Link'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import Translate, { translate } from '@docusaurus/Translate'

export default function Pager() {
  const { previous, next } = useDoc().metadata
  if (!previous && !next) return null
  return (
    <nav
      className="pager"
      aria-label={translate({ id: 'theme.docs.paginator.navAriaLabel', message: 'Previous and next pages' })}
    >
      {previous && (
        <Link className="prev" to={previous.permalink}>
          <span>
            <Translate id="theme.docs.paginator.previous">Previous</Translate>
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className="next" to={next.permalink}>
          <span>
            <Translate id="theme.docs.paginator.next">Next</Translate>
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}
