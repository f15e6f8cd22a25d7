import { useDoc } from '@docusaurus/plugin-content-docs/client'
import Translate from '@docusaurus/Translate'
import { markdownPath } from '@site/src/theme/DocItem/assistants'
import type { ReactNode } from 'react'
import { chainSentence } from './chain-sentence'
import { networkNames, readableDate } from './labels'
import { usePageFacts } from './page-facts'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** Where everything on the page comes from: its code's checks, versions, sources and dates, stated once. */
export default function Tested() {
  const facts = usePageFacts()
  const { permalink } = useDoc().metadata
  if (!facts) return null
  const { provenance, sources, verified, networks } = facts
  const { claim, code, versions = [], notRun = [], onchain = [], on } = provenance ?? {}
  return (
    <section className="tested" id="tested" aria-labelledby="tested-title">
      <p className="tested-title" id="tested-title">
        {claim?.done === 'Tested' ? 'Tested on ' : 'Checked on '}
        {readableDate(on ?? verified)}
      </p>
      <dl>
        {code && <Row name={<Translate id="theme.tested.code">Code</Translate>}>{code}</Row>}
        {versions.length > 0 && (
          <Row name={<Translate id="theme.tested.versions">Versions</Translate>}>{versions.join(', ')}</Row>
        )}
        {notRun.length > 0 && (
          <Row name={<Translate id="theme.tested.notRun">Not run</Translate>}>{notRun.join('; ')}</Row>
        )}
        {onchain.length > 0 && (
          <Row name={<Translate id="theme.tested.onchain">Onchain</Translate>}>
            {onchain.map(chainSentence).join(' ')}
          </Row>
        )}
        <Row name={<Translate id="theme.tested.networks">Networks</Translate>}>
          {networks.map((id) => networkNames[id] ?? id).join(', ')}
        </Row>
        <Row name={<Translate id="theme.tested.facts">Facts</Translate>}>
          {`Checked ${readableDate(verified)} against ${plural(sources.length, 'source')}, listed in `}
          <a className="link" href={markdownPath(permalink)}>
            <Translate id="theme.tested.markdown">the page’s Markdown</Translate>
          </a>
        </Row>
      </dl>
    </section>
  )
}
