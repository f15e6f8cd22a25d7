import { translate } from '@docusaurus/Translate'
import status from '@generated/status/default/status.json'
import HeadedPage from '../components/HeadedPage/HeadedPage'
import Claims from '../components/Status/Claims'
import ComparedFacts from '../components/Status/ComparedFacts'
import Day from '../components/Status/Day'
import MovedVersions from '../components/Status/MovedVersions'
import PageAges from '../components/Status/PageAges'

/** How fresh this documentation is: nothing on this page is written manually. */
export default function StatusPage() {
  const title = translate({ id: 'status.title', message: 'Documentation status' })
  const description = translate({
    id: 'status.description',
    message:
      "Which pages of the Celo documentation are due for review, and what automated checks can't verify.",
  })
  return (
    <HeadedPage
      title={title}
      description={description}
      lead={
        <>
          Made from the sources, which were last checked on <Day day={status.asOf} />.
        </>
      }
    >
      <div className="prose">
        <PageAges />
        <Claims />
        <ComparedFacts />
        <MovedVersions />
      </div>
    </HeadedPage>
  )
}
