import Layout from '@theme/Layout'
import Translate, { translate } from '@docusaurus/Translate'

/** One object for all renders; otherwise, React would write the content again. */
const EMPTY = { __html: '' }

/** Every page by section and letter, for readers without a script. postbuild/steps/search-index.ts fills the list in. */
export default function AllPages() {
  const title = translate({ id: 'theme.AllPages.title', message: 'All pages' })
  return (
    <Layout
      title={title}
      description={translate({
        id: 'theme.AllPages.description',
        message: 'Every page of the Celo documentation, grouped by section and sorted by title.',
      })}
    >
      <main className="container" id="main">
        <header className="page-head">
          <div>
            <h1>{title}</h1>
            <p className="lead">
              <Translate id="theme.AllPages.lead">Grouped by section and sorted by title.</Translate>
            </p>
          </div>
        </header>
        {/* The server's markup stays, because React doesn't touch this element's content. */}
        <div id="page-list" className="page-list" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
      </main>
    </Layout>
  )
}
