import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import home from '@generated/home-data/default/home.json'
import Icon from '@theme/Icon'
import { Tab, Tabs } from '@theme/Tabs'

/** A stablecoin sent with its fee in the same stablecoin, and the first lines of two other tools. */
export default function HeroCode() {
  return (
    <div className="hero-code code">
      <Tabs legend={translate({ id: 'home.samples.legend', message: 'Samples' })}>
        {home.samples.map(({ label, terminal, file, html }) => (
          <Tab key={label} label={label}>
            <figure
              className={terminal ? 'code terminal' : 'code'}
              data-file={file}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </Tab>
        ))}
      </Tabs>
      <div className="hero-foot">
        <span className="checked">
          <Translate id="home.samples.checked" values={{ version: home.viem }}>
            {'Run with viem {version} on a test chain'}
          </Translate>
        </span>
        <Link to="/developer/setup/development-chain#one-command">
          <Translate id="home.samples.guide">Run it on a local chain</Translate>
          <Icon name="next" />
        </Link>
      </div>
    </div>
  )
}
