import { translate } from '@docusaurus/Translate'
import status from '@generated/status/default/status.json'
import Layout from '@theme/Layout'
import Claims from '../components/Status/Claims'
import ComparedFacts from '../components/Status/ComparedFacts'
import Day from '../components/Status/Day'
import MovedVersions from '../components/Status/MovedVersions'
import PageAges from '../components/Status/PageAges'

/** How fresh this documentation is: nothing on this page is written manually. */
export default function StatusPage() {
  const title = translate({ id: 'status.title', message: 'Documentation status' })
  const description = translate({
    id: 'status.description',
    message:
      "Which pages of the Celo documentation are due for review, and what automated checks can't verify.",
  })
  return (
    <Layout title={title} description={description}>
      <main className="container" id="main">
        <header className="page-head">
          <div>
            <h1>{title}</h1>
            <p className="lead">
              Made from the sources, which were last checked on <Day day={status.asOf} />.
            </p>
          </div>
        </header>
        <div className="prose">
          <PageAges />
          <Claims />
          <ComparedFacts />
          <MovedVersions />
        </div>
      </main>
    </Layout>
  )
}
