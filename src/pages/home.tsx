import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import Layout from '@theme/Layout'
import Sections from '../components/HomePage/Sections'
import StartLists from '../components/HomePage/StartLists'

function Head() {
  return (
    <header className="page-head">
      <div>
        <h1>
          <Translate id="homePage.title">Celo Documentation</Translate>
        </h1>
        <p className="lead">
          <Translate id="homePage.lead">
            Find the right place to start, whether you use Celo, build on it, integrate it or run a node.
          </Translate>
        </p>
      </div>
      <Link className="button" to="/what-is-celo">
        <Translate id="homePage.start">Get started with Celo</Translate>
      </Link>
    </header>
  )
}

export default function StartPage() {
  const description = translate({
    id: 'homePage.description',
    message:
      'Find your starting point in the Celo docs: first steps, development, integrations and validators.',
  })
  return (
    <Layout
      title={translate({ id: 'homePage.title', message: 'Celo Documentation' })}
      description={description}
    >
      <main className="container" id="main">
        <Head />
        <StartLists />
        <Sections />
      </main>
    </Layout>
  )
}
