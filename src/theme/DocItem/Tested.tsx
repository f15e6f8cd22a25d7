import { useDoc } from '@docusaurus/plugin-content-docs/client'
import Translate from '@docusaurus/Translate'
import { markdownPath } from '@site/src/theme/DocItem/assistants'
import type { ReactNode } from 'react'
import { chainSentence } from './chain-sentence'
import { networkNames, readableDate } from './labels'
import { type PageFacts, usePageFacts } from './page-facts'

type Files = NonNullable<PageFacts['provenance']>['files']

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** How the page's code was tested, in sentences. */
function codeSentences(files: Files, scope: string | undefined): string {
  const checked = (files.typecheck ?? 0) + (files.compile ?? 0)
  return [
    files.run && `${plural(files.run, 'script')} run from start to finish on a local chain.`,
    files.run && scope,
    checked && `${plural(checked, 'sample')} compiled or type-checked.`,
    files.shell && 'Command names and flags checked.',
    files.parse && `${plural(files.parse, 'configuration file')} parsed.`,
  ]
    .filter(Boolean)
    .join(' ')
}

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
  const { versions = [], files = {}, scope, notRun = [], onchain = [], on } = provenance ?? {}
  const code = codeSentences(files, scope)
  return (
    <section className="tested" id="tested" aria-labelledby="tested-title">
      <p className="tested-title" id="tested-title">
        {files.run ? 'Tested on ' : 'Checked on '}
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
