import Layout from '@theme/Layout'

export default function Untitled() {
  return (
    <Layout>
      <main id="main" className="container">
        <h1>A page without a title</h1>
      </main>
    </Layout>
  )
}
