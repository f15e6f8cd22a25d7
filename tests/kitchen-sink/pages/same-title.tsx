import Layout from '@theme/Layout'

export default function SameTitle() {
  return (
    <Layout title="Celo Documentation">
      <main id="main" className="container">
        <h1>A page named as the site</h1>
      </main>
    </Layout>
  )
}
