import { translate } from '@docusaurus/Translate'
import Layout from '@theme/Layout'
import HomePage from '../components/HomePage/HomePage'

export default function LandingPage() {
  const description = translate({
    id: 'home.description',
    message:
      'Documentation for the Celo platform: build an app, run a node or use the network, with tested guides, addresses and references.',
  })
  return (
    <Layout description={description}>
      <HomePage />
    </Layout>
  )
}
