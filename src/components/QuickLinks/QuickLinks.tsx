import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import home from '@generated/home-data/default/home.json'
import Icon from '@theme/Icon'
import type { ReactNode } from 'react'
import { firstExisting, type Target } from '../IndexRow/targets'

interface DoorProps {
  to: readonly Target[]
  title: ReactNode
  text: ReactNode
  children: ReactNode
}

function Door({ to, title, text, children }: DoorProps) {
  const target = firstExisting(to, home.missing)
  if (!target) return null
  return (
    <Link className="door" to={target}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {children}
      </svg>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Icon name="next" />
    </Link>
  )
}

/** Three ways in: build, run a node, use Celo. */
export default function Doors() {
  return (
    <div className="doors-band">
      <nav className="frame doors" aria-label={translate({ id: 'home.doors.label', message: 'Start here' })}>
        <Door
          to={['/build']}
          title={<Translate id="home.doors.build.title">Build</Translate>}
          text={
            <Translate id="home.doors.build.text">
              Build apps and contracts with fees in stablecoins.
            </Translate>
          }
        >
          <path d="M0 21h19v19H0zM21 21h19v19H21z" />
          <path className="on" d="M0 19A19 19 0 0 1 19 0v19z" />
        </Door>
        <Door
          to={['/cel2/operators/run-node', '/cel2']}
          title={<Translate id="home.doors.node.title">Run a node</Translate>}
          text={<Translate id="home.doors.node.text">Set up, monitor and upgrade a full node.</Translate>}
        >
          <path d="M0 0h19v19H0zM21 0h19v19H21zM0 21h19v19H0z" />
          <circle className="on" cx="30.5" cy="30.5" r="9.5" />
        </Door>
        <Door
          to={['/what-is-celo/using-celo', '/what-is-celo', '/what-is-celo/using-celo/gas-fees']}
          title={<Translate id="home.doors.use.title">Use Celo</Translate>}
          text={
            <Translate id="home.doors.use.text">Learn about wallets, bridges, fees and governance.</Translate>
          }
        >
          <path d="M0 0h19v19A19 19 0 0 1 0 0zM40 40H21V21a19 19 0 0 1 19 19z" />
          <circle className="on" cx="30.5" cy="9.5" r="9.5" />
          <circle cx="9.5" cy="30.5" r="9.5" />
        </Door>
      </nav>
    </div>
  )
}
