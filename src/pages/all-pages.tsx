import Translate, { translate } from '@docusaurus/Translate'
import HeadedPage from '../components/HeadedPage/HeadedPage'

/** One object for all renders; otherwise, React would write the content again. */
const EMPTY = { __html: '' }

/** Every page by section and letter, for readers without a script. postbuild/steps/search-index.ts fills the list in. */
export default function AllPages() {
  return (
    <HeadedPage
      title={translate({ id: 'theme.AllPages.title', message: 'All pages' })}
      description={translate({
        id: 'theme.AllPages.description',
        message: 'Every page of the Celo documentation, grouped by section and sorted by title.',
      })}
      lead={<Translate id="theme.AllPages.lead">Grouped by section and sorted by title.</Translate>}
    >
      {/* The server's markup stays, because React doesn't touch this element's content. */}
      <div id="page-list" className="page-list" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
    </HeadedPage>
  )
}
