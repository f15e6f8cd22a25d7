import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import { usePageFacts } from './page-facts'

/** Says at once that a page is history, and where to go instead. */
export default function RetiredNotice() {
  const { status, replacedBy } = usePageFacts()
  if (status !== 'retired' && status !== 'historical') return null
  return (
    <div className="notice notice-old">
      <p>
        <b>
          {status === 'retired' ? (
            <Translate id="theme.notice.retired">Retired.</Translate>
          ) : (
            <Translate id="theme.notice.historical">Historical.</Translate>
          )}
        </b>{' '}
        <Translate id="theme.notice.kept">This page is kept as a record.</Translate>{' '}
        {replacedBy && (
          <Link className="link" to={replacedBy}>
            <Translate id="theme.notice.replacement">See what holds now</Translate>
          </Link>
        )}
      </p>
    </div>
  )
}
