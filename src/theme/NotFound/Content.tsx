import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import { PageMetadata } from '@docusaurus/theme-common'
import Island from '@theme/Island'
import Suggestions from './Suggestions'

function Glyph() {
  return (
    <svg className="glyph" viewBox="0 0 96 96" aria-hidden="true">
      <path className="p2" d="M0 0h46v46H0zM50 50h46v46H50z" />
      <path className="p2" d="M0 96a46 46 0 0 1 46-46v46z" />
      <circle
        cx="73"
        cy="23"
        r="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="4 5"
      />
    </svg>
  )
}

export default function NotFoundContent() {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })
  return (
    <main className="container plain" id="main">
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <div>
        <Glyph />
        <h1>{title}</h1>
        <p className="lead">
          <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
        </p>
        <p className="muted plain-text">
          <Translate id="theme.NotFound.p2">
            Please contact the owner of the site that linked you to the original URL and let them know their
            link is broken.
          </Translate>
        </p>
        <p className="actions">
          <Link className="button button-main" to="/search">
            <Translate id="theme.NotFound.search">Search the docs</Translate>
          </Link>{' '}
          <Link className="button" to="/">
            <Translate id="theme.NotFound.home">Go to the home page</Translate>
          </Link>
        </p>
      </div>
      <Island name="Suggestions" component={Suggestions} props={{}} />
    </main>
  )
}
