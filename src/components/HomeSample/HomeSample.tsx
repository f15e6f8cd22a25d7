import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import home from '@generated/home-data/default/home.json'
import { firstExisting } from '../IndexRow/targets'

const guides = ['/developer/fee-abstraction/pay-fee-in-usdc', '/developer/fee-abstraction'] as const

/** The fee in a stablecoin, in twenty lines. The block is finished HTML from the build. */
export default function HomeSample() {
  const guide = firstExisting(guides, home.missing)
  return (
    <section className="home-sample" aria-labelledby="sample">
      <div>
        <h2 id="sample">
          <Translate id="home.sample.title">Pay network fees in USDC</Translate>
        </h2>
        <p>
          <Translate id="home.sample.text" values={{ field: <code>feeCurrency</code> }}>
            {
              "Set {field} to choose the token that pays the fee. For USDC, use the address of its fee adapter, which converts between the token's 6 decimals and the 18 decimals that Celo uses for fees."
            }
          </Translate>
        </p>
        {guide && (
          <p>
            <Link className="link" to={guide}>
              <Translate id="home.sample.guide">Follow the guide</Translate>
            </Link>
          </p>
        )}
      </div>
      <figure className="code" dangerouslySetInnerHTML={{ __html: home.sample.html }} />
    </section>
  )
}
