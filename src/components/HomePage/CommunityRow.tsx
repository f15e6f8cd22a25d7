import Translate from '@docusaurus/Translate'
import home from '@generated/home-data/default/home.json'
import type { ReactNode } from 'react'
import { IndexLink } from '../IndexRow/IndexRow'
import { firstExisting, type Target } from '../IndexRow/targets'

function Invitation({
  to,
  title,
  children,
}: {
  to: readonly Target[]
  title: ReactNode
  children: ReactNode
}) {
  const target = firstExisting(to, home.missing)
  return (
    <section>
      <h2>{title}</h2>
      <p className="index-links">{target && <IndexLink to={target}>{children}</IndexLink>}</p>
    </section>
  )
}

/** Contribute, ambassadors, connect: one sentence each. */
export default function CommunityRow() {
  return (
    <div className="index-row index-three">
      <Invitation
        to={['/what-is-celo/joining-celo', 'https://github.com/celo-org']}
        title={<Translate id="home.section6.contribute.title">Contribute</Translate>}
      >
        <span>
          <Translate id="home.section6.contribute.text">
            Contribute code, proposals or documentation
          </Translate>
        </span>
      </Invitation>
      <Invitation
        to={['/what-is-celo/joining-celo/daos', '/what-is-celo/joining-celo', 'https://celo.org/community']}
        title={<Translate id="home.section6.ambassadors.title">Ambassadors</Translate>}
      >
        <span>
          <Translate id="home.section6.ambassadors.text">Meet Celo's regional communities</Translate>
        </span>
      </Invitation>
      <Invitation
        to={['https://discord.com/invite/celo']}
        title={<Translate id="home.section6.connect.title">Connect</Translate>}
      >
        <span>
          <Translate id="home.section6.connect.text">Join the conversation on Discord</Translate>
        </span>
      </Invitation>
    </div>
  )
}
