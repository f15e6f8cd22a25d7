import Link from '@docusaurus/Link'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import Translate from '@docusaurus/Translate'
import { issueUrl } from '@site/config/repository'

export default function EditPage() {
  const { editUrl, title, permalink } = useDoc().metadata
  const issue = `${issueUrl}?title=${encodeURIComponent(`Docs: ${title} (${permalink})`)}`
  return (
    <div className="feedback">
      <p>
        <Translate id="theme.feedback.question">Something unclear or wrong on this page?</Translate>
      </p>
      <p className="feedback-actions">
        <Link className="button" href={issue}>
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
