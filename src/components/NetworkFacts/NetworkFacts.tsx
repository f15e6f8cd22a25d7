import Translate, { translate } from '@docusaurus/Translate'
import home from '@generated/home-data/default/home.json'
import type { NetworkFactsData } from '@site/src/types/home-data'
import Icon from '@theme/Icon'
import type { ReactNode } from 'react'

interface FactProps {
  label: ReactNode
  copy?: { value: string; label: string }
  children: ReactNode
}

function Fact({ label, copy, children }: FactProps) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      {children}
      {copy && (
        <dd>
          <button className="copy" type="button" data-copy={copy.value} aria-label={copy.label}>
            <Icon name="copy" />
          </button>
        </dd>
      )}
    </div>
  )
}

/** An address without its scheme and last slash, as people say it. */
function spoken(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

function copyLabel(what: string, name: string): string {
  return translate(
    {
      id: 'home.facts.copy',
      message: 'Copy {name} {what}',
      description: 'Label of a copy button of the facts strip',
    },
    { what, name },
  )
}

function Address({ network, value, what }: { network: NetworkFactsData; value: string; what: string }) {
  return (
    <Fact label={what} copy={{ value, label: copyLabel(what, network.name) }}>
      <dd>
        <a className="link" href={value}>
          {spoken(value)}
        </a>
      </dd>
    </Fact>
  )
}

function Network({ network }: { network: NetworkFactsData }) {
  const chainId = translate({ id: 'home.facts.chainId', message: 'Chain ID' })
  const rpc = translate({ id: 'home.facts.rpc', message: 'RPC URL' })
  const faucet = translate({ id: 'home.facts.faucet', message: 'Faucet' })
  return (
    <div className="fact-card">
      <h3>
        {`${network.name} `}
        <span>
          {network.kind === 'mainnet' ? (
            <Translate id="home.facts.mainnet">mainnet</Translate>
          ) : (
            <Translate id="home.facts.testnet">testnet</Translate>
          )}
        </span>
      </h3>
      <dl>
        <Fact label={chainId} copy={{ value: network.chainId, label: copyLabel(chainId, network.name) }}>
          <dd className="mono">{network.chainId}</dd>
        </Fact>
        <Fact label={rpc} copy={{ value: network.rpc, label: copyLabel(rpc, network.name) }}>
          <dd className="mono">
            https://
            <wbr />
            {spoken(network.rpc)}
          </dd>
        </Fact>
        <Address
          network={network}
          value={network.explorer}
          what={translate({ id: 'home.facts.explorer', message: 'Explorer' })}
        />
        {network.faucet ? (
          <Address network={network} value={network.faucet} what={faucet} />
        ) : (
          <Fact label={faucet}>
            <dd>
              <span className="quiet note-text">
                <Translate id="home.facts.noFaucet">Testnet only</Translate>
              </span>
            </dd>
          </Fact>
        )}
      </dl>
    </div>
  )
}

/** Chain id, endpoint, explorer and faucet of both networks, from the registry. */
export default function NetworkFacts() {
  return (
    <section className="section" aria-labelledby="networks">
      <h2 className="hidden" id="networks">
        <Translate id="home.facts.title">Networks</Translate>
      </h2>
      <div className="facts">
        {home.networks.map((network) => (
          <Network key={network.id} network={network} />
        ))}
      </div>
    </section>
  )
}
