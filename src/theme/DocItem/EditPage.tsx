import Link from '@docusaurus/Link'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import Translate from '@docusaurus/Translate'
import { pageIssue } from './page-issue'

/**
 * Feedback on a page: a link to an issue that names it. client/feedback.ts turns that link into a choice of
 * reasons.
 */
export default function EditPage() {
  const { editUrl, permalink } = useDoc().metadata
  return (
    <div className="feedback" id="feedback">
      <p>
        <Translate id="theme.feedback.question">Was this page helpful?</Translate>
      </p>
      <p className="feedback-actions">
        <Link className="button" href={pageIssue(permalink)}>
          <Translate id="theme.feedback.issue">Tell us in an issue</Translate>
        </Link>{' '}
        {editUrl && (
          <Link className="button" href={editUrl}>
            <Translate id="theme.common.editThisPage">Edit this page</Translate>
          </Link>
        )}
      </p>
    </div>
  )
}
