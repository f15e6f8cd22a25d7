import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import Layout from '@theme/Layout'
import { developers, gettingStarted, integrations, validators } from '../components/HomePage/start-sections'
import IndexRow from '../components/IndexRow/IndexRow'

function Head() {
  return (
    <header className="page-head">
      <div>
        <h1>
          <Translate id="homePage.title">Celo Documentation</Translate>
        </h1>
        <p className="lead">
          <Translate id="homePage.lead">
            Pick what you came to do: use Celo, build on it, connect a service to it, or run a node.
          </Translate>
        </p>
      </div>
      <Link className="button" to="/what-is-celo">
        <Translate id="homePage.start">Get started with Celo</Translate>
      </Link>
    </header>
  )
}

/** The tags of this page: each leads to its section. */
function Sections() {
  return (
    <nav
      className="chips"
      aria-label={translate({ id: 'homePage.sections', message: 'Sections of this page' })}
    >
      <a className="chip" href="#getting-started">
        <i className="dot dot-favorite" />
        <Translate id="homePage.start.title">Getting started</Translate>
      </a>
      <a className="chip" href="#developers">
        <i className="dot dot-developers" />
        <Translate id="homePage.developers.title">Developers</Translate>
      </a>
      <a className="chip" href="#integrations">
        <i className="dot dot-integrations" />
        <Translate id="homePage.integrations.title">Integrations</Translate>
      </a>
      <a className="chip" href="#validators">
        <i className="dot dot-validators" />
        <Translate id="homePage.validators.title">Validators</Translate>
      </a>
    </nav>
  )
}

export default function StartPage() {
  const description = translate({
    id: 'homePage.description',
    message:
      'Where to start with the Celo documentation: first steps, developers, integrations and validators.',
  })
  return (
    <Layout
      title={translate({ id: 'homePage.title', message: 'Celo Documentation' })}
      description={description}
    >
      <main className="frame" id="main">
        <Head />
        <Sections />
        <IndexRow
          id="getting-started"
          title={<Translate id="homePage.start.title">Getting started</Translate>}
          entries={gettingStarted()}
        />
        <IndexRow
          id="developers"
          title={<Translate id="homePage.developers.title">Developers</Translate>}
          entries={developers()}
        />
        <IndexRow
          id="integrations"
          title={<Translate id="homePage.integrations.title">Integrations</Translate>}
          entries={integrations()}
        />
        <IndexRow
          id="validators"
          title={<Translate id="homePage.validators.title">Validators</Translate>}
          entries={validators()}
        />
      </main>
    </Layout>
  )
}
