import Layout from '@theme/Layout'
import NotFoundContent from './Content'

export default function NotFound() {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  )
}
