import Translate, { translate } from '@docusaurus/Translate'
import { networkNames, pageTypes, readableDate } from './labels'
import { usePageFacts } from './page-facts'

/** A quiet line: what kind of page, for which networks, and when its facts were last checked. */
export default function PageStatus() {
  const { type, networks, verified } = usePageFacts()
  if (!type) return null
  const names = networks.map((id) => networkNames[id] ?? id).join(', ')
  return (
    <dl className="status">
      <div>
        <dt>
          <Translate id="theme.status.type">Type</Translate>
        </dt>
        <dd>{pageTypes[type]}</dd>
      </div>
      <div>
        <dt>
          <Translate id="theme.status.networks">Networks</Translate>
        </dt>
        <dd>{names || translate({ id: 'theme.status.noNetwork', message: 'None' })}</dd>
      </div>
      <div className="checked">
        <dt>
          <Translate id="theme.status.checked">Facts checked</Translate>
        </dt>
        <dd>
          <time dateTime={verified}>{readableDate(verified)}</time>
        </dd>
      </div>
    </dl>
  )
}
