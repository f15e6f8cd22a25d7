import Translate, { translate } from '@docusaurus/Translate'
import { repository } from '@site/config/repository'
import HeadedPage from '../components/HeadedPage/HeadedPage'
import Showcase from '../components/Showcase/Showcase'

export default function ShowcasePage() {
  const listAddress = `${repository}/edit/main/data/showcase.json`
  const title = translate({ id: 'showcase.title', message: 'Celo DApp Showcase' })
  const description = translate({
    id: 'showcase.description',
    message: 'Find apps and tools built on Celo, and tutorials for building your own, by tag or name.',
  })
  return (
    <HeadedPage
      title={title}
      description={description}
      lead={
        <Translate id="showcase.lead">
          Apps and tools built on Celo. To add yours, open a pull request.
        </Translate>
      }
      action={
        <a className="button" href={listAddress}>
          <Translate id="showcase.add">Please add your site</Translate>
        </a>
      }
    >
      <Showcase />
    </HeadedPage>
  )
}
