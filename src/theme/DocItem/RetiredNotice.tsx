import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import { usePageFacts } from './page-facts'

/** Shows immediately that a page is about the past, and where the current documentation is. */
export default function RetiredNotice() {
  const { status, replacedBy } = usePageFacts() ?? {}
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
        {status === 'retired' ? (
          <Translate id="theme.notice.retiredMeaning">
            What this page describes is no longer available.
          </Translate>
        ) : (
          <Translate id="theme.notice.historicalMeaning">
            This page describes how Celo used to work and is no longer updated.
          </Translate>
        )}{' '}
        {replacedBy && (
          <Link className="link" to={replacedBy}>
            <Translate id="theme.notice.replacement">See the current documentation</Translate>
          </Link>
        )}
      </p>
    </div>
  )
}
