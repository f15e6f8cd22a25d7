import type { Props as MDXPageProps } from '@theme/MDXPage'
import Layout from '@theme/Layout'
import MDXContent from '@theme/MDXContent'

/** A page of src/pages written in Markdown. */
export default function MDXPage({ content: Content }: MDXPageProps) {
  const { title, description } = Content.metadata
  return (
    <Layout title={title} description={description}>
      <main className="container doc-main" id="main">
        <article>
          <h1>{title}</h1>
          {description && <p className="lead">{description}</p>}
          <div className="prose theme-doc-markdown">
            <MDXContent>
              <Content />
            </MDXContent>
          </div>
        </article>
      </main>
    </Layout>
  )
}
