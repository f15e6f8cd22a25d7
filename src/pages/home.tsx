import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import HeadedPage from '../components/HeadedPage/HeadedPage'
import Sections from '../components/HomePage/Sections'
import StartLists from '../components/HomePage/StartLists'

export default function StartPage() {
  const description = translate({
    id: 'homePage.description',
    message:
      'Find your starting point in the Celo docs: first steps, development, integrations and validators.',
  })
  return (
    <HeadedPage
      title={translate({ id: 'homePage.title', message: 'Celo Documentation' })}
      description={description}
      lead={
        <Translate id="homePage.lead">
          Find the right place to start, whether you use Celo, build on it, integrate it or run a node.
        </Translate>
      }
      action={
        <Link className="button" to="/what-is-celo">
          <Translate id="homePage.start">Get started with Celo</Translate>
        </Link>
      }
    >
      <StartLists />
      <Sections />
    </HeadedPage>
  )
}
