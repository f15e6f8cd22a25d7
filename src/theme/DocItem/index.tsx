import { DocProvider } from '@docusaurus/plugin-content-docs/client'
import type { PropDocContent } from '@docusaurus/plugin-content-docs'
import { HtmlClassNameProvider } from '@docusaurus/theme-common'
import MDXContent from '@theme/MDXContent'
import TableOfContents, { FoldedTableOfContents } from '@theme/TableOfContents'
import Breadcrumbs from './Breadcrumbs'
import DocMetadata from './Metadata'
import EditPage from './EditPage'
import Pager from './Pager'
import PageActions from './PageActions'
import Provenance from './Provenance'
import RetiredNotice from './RetiredNotice'
import Tested from './Tested'
import { usePageFacts } from './page-facts'
import { useContentsList } from './use-contents-list'

/**
 * A page. A section's landing page also uses the width of the contents list, because its groups are its contents. Its
 * lead is its own first paragraph, and on a phone its actions are below the text, so the choices are closer to the top.
 */
function Article({ content: Content }: { content: PropDocContent }) {
  const contents = useContentsList()
  const { title, description } = Content.metadata
  const isSection = usePageFacts()?.type === 'index'
  return (
    <div className={isSection ? 'doc-main doc-wide' : 'doc-main'}>
      <main id="main">
        <article>
          <div className="page-bar">
            <Breadcrumbs />
            <FoldedTableOfContents toc={contents} />
          </div>
          <h1>{title}</h1>
          {!isSection && (
            <>
              <p className="lead">{description}</p>
              <div className="proof-row">
                <PageActions />
                <Provenance />
              </div>
            </>
          )}
          <RetiredNotice />
          <div className="prose theme-doc-markdown">
            <MDXContent>
              <Content />
            </MDXContent>
          </div>
          {isSection && (
            <div className="proof-row">
              <PageActions />
            </div>
          )}
          <Tested />
          <EditPage />
          <Pager />
        </article>
      </main>
      {!isSection && (
        <div className="doc-rail">
          <TableOfContents toc={contents} />
        </div>
      )}
    </div>
  )
}

/** A documentation page. */
export default function DocItem({ content }: { content: PropDocContent }) {
  return (
    <DocProvider content={content}>
      <HtmlClassNameProvider className={`docs-doc-id-${content.metadata.id}`}>
        <DocMetadata />
        <Article content={content} />
      </HtmlClassNameProvider>
    </DocProvider>
  )
}
