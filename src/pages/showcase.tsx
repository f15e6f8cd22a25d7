import Translate, { translate } from '@docusaurus/Translate'
import { repository } from '@site/config/repository'
import Layout from '@theme/Layout'
import Showcase from '../components/Showcase/Showcase'

export default function ShowcasePage() {
  const listAddress = `${repository}/edit/main/data/showcase.json`
  const title = translate({ id: 'showcase.title', message: 'Celo DApp Showcase' })
  const description = translate({
    id: 'showcase.description',
    message: 'Find apps and tools built on Celo, and tutorials for building your own, by tag or name.',
  })
  return (
    <Layout title={title} description={description}>
      <main className="container" id="main">
        <header className="page-head">
          <div>
            <h1>{title}</h1>
            <p className="lead">
              <Translate id="showcase.lead">
                Apps and tools built on Celo. To add yours, open a pull request.
              </Translate>
            </p>
          </div>
          <a className="button" href={listAddress}>
            <Translate id="showcase.add">Please add your site</Translate>
          </a>
        </header>
        <Showcase />
      </main>
    </Layout>
  )
}
