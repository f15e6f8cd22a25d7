import Layout from '@theme/Layout'
import SearchPage from '@site/src/components/SearchPage/SearchPage'
import { translate } from '@docusaurus/Translate'

export default function Search() {
  const title = translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' })
  return (
    <Layout title={title}>
      <SearchPage title={title} />
    </Layout>
  )
}
