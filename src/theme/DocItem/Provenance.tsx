import Translate from '@docusaurus/Translate'
import { readableDate } from './labels'
import { usePageFacts } from './page-facts'

const factsOnly = { done: 'Facts checked', with: '' }

/**
 * One unobtrusive line: what was tested or checked, when, and with what. Links to the panel at the end of the page.
 */
export default function Provenance() {
  const facts = usePageFacts()
  if (!facts) return null
  const { done, with: tools } = facts.provenance?.claim ?? factsOnly
  const day = facts.provenance?.on ?? facts.verified
  return (
    <p className="proof">
      <a href="#tested">
        {done} <time dateTime={day}>{readableDate(day)}</time>
      </a>
      {tools}
      {facts.status === 'beta' && (
        <>
          {' · '}
          <Translate id="theme.proof.beta">Beta</Translate>
        </>
      )}
    </p>
  )
}
