import Layout from '@theme/Layout'
import type { ReactNode } from 'react'

interface HeadedPageProps {
  title: string
  description: string
  lead: ReactNode
  /** A link next to the title. */
  action?: ReactNode
  children: ReactNode
}

/** A page that isn't documentation: its title with a sentence below it, then its content. */
export default function HeadedPage({ title, description, lead, action, children }: HeadedPageProps) {
  return (
    <Layout title={title} description={description}>
      <main className="container" id="main">
        <header className="page-head">
          <div>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {action}
        </header>
        {children}
      </main>
    </Layout>
  )
}
