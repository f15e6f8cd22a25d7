import Translate from '@docusaurus/Translate'
import { readableDate } from './labels'
import { type PageFacts, usePageFacts } from './page-facts'

/** The short claim in the line below the title, based on the strongest check that the page's code passed. */
function claim({ provenance }: PageFacts): { done: string; with: string } {
  const { files = {}, versions = [] } = provenance ?? {}
  const [first] = versions
  if (files.run) return { done: 'Tested', with: ` with ${first ?? 'its own samples'} on a local chain` }
  if (files.typecheck || files.compile) return { done: 'Code checked', with: first ? ` with ${first}` : '' }
  if (files.shell) return { done: 'Commands checked', with: '' }
  return { done: 'Facts checked', with: '' }
}

/**
 * One unobtrusive line: what was tested or checked, when, and with what. Links to the panel at the end of the page.
 */
export default function Provenance() {
  const facts = usePageFacts()
  if (!facts) return null
  const { done, with: tools } = claim(facts)
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
