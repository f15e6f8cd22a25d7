import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import home from '@generated/home-facts/default/home.json'
import { firstExisting } from '../IndexRow/targets'

const guides = ['/developer/fee-abstraction/pay-fee-in-usdc', '/developer/fee-abstraction'] as const

/** The fee in a stablecoin, in twenty lines. The block is finished HTML from the build. */
export default function HomeSample() {
  const guide = firstExisting(guides, home.missing)
  return (
    <section className="home-sample" aria-labelledby="sample">
      <div>
        <h2 id="sample">
          <Translate id="home.sample.title">No CELO needed to pay</Translate>
        </h2>
        <p>
          <Translate id="home.sample.text">
            Name a fee currency and the network takes its fee from there. For USDC that is the address of its
            fee adapter, which counts in 18 decimals over a token that keeps 6.
          </Translate>
        </p>
        {guide && (
          <p>
            <Link className="link" to={guide}>
              <Translate id="home.sample.guide">Pay the network fee in USDC</Translate>
            </Link>
          </p>
        )}
      </div>
      <figure className="code" dangerouslySetInnerHTML={{ __html: home.sample.html }} />
    </section>
  )
}
