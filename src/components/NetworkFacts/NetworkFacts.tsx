import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import home from '@generated/home-data/default/home.json'
import type { NetworkFactsData } from '@site/src/types/home-data'
import Icon from '@theme/Icon'
import { Fragment, type ReactNode } from 'react'

/** Pages whose "Connection details" contain the button that adds the network to a wallet. */
const pages: Record<NetworkFactsData['kind'], string> = {
  mainnet: '/network/mainnet#connection-details',
  testnet: '/network/celo-sepolia#connection-details',
}

/** A URL, which a narrow column breaks between its parts. */
const breakable = (url: string): ReactNode[] =>
  url.split(/(?<=[./])(?=[^./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** A value with its copy button. */
function Copied({ value, what, name }: { value: string; what: string; name: string }) {
  const label = translate(
    {
      id: 'home.facts.copy',
      message: 'Copy {name} {what}',
      description: 'Label of a copy button of the table of networks',
    },
    { what, name },
  )
  return (
    <span className="value">
      <span className="mono">{breakable(value)}</span>
      <button className="copy" type="button" data-copy={value} aria-label={label}>
        <Icon name="copy" />
      </button>
    </span>
  )
}

/** A URL without its scheme and last slash, the way people write it. */
function Address({ value }: { value: string }) {
  return (
    <a className="link" href={value}>
      {breakable(value.replace(/^https?:\/\//, '').replace(/\/$/, ''))}
    </a>
  )
}

function Faucet({ faucet }: NetworkFactsData) {
  return faucet ? <Address value={faucet} /> : <Translate id="home.facts.noFaucet">Testnet only</Translate>
}

function WalletLink({ kind, name }: NetworkFactsData) {
  return (
    <Link className="link" to={pages[kind]}>
      <Translate id="home.facts.wallet.add" values={{ name }}>
        {'Add {name}'}
      </Translate>
    </Link>
  )
}

interface Row {
  label: string
  cell: (network: NetworkFactsData) => ReactNode
}

function rows(): Row[] {
  const chainId = translate({ id: 'home.facts.chainId', message: 'Chain ID' })
  const rpc = translate({ id: 'home.facts.rpc', message: 'RPC URL' })
  return [
    {
      label: chainId,
      cell: ({ chainId: value, name }) => <Copied value={value} what={chainId} name={name} />,
    },
    { label: rpc, cell: ({ rpc: value, name }) => <Copied value={value} what={rpc} name={name} /> },
    {
      label: translate({ id: 'home.facts.explorer', message: 'Explorer' }),
      cell: ({ explorer }) => <Address value={explorer} />,
    },
    { label: translate({ id: 'home.facts.faucet', message: 'Faucet' }), cell: Faucet },
    { label: translate({ id: 'home.facts.wallet', message: 'Wallet' }), cell: WalletLink },
  ]
}

function Head() {
  return (
    <thead>
      <tr>
        <td />
        {home.networks.map(({ id, name, kind }) => (
          <th key={id} scope="col">
            {name}{' '}
            <small>
              {kind === 'mainnet' ? (
                <Translate id="home.facts.mainnet">mainnet</Translate>
              ) : (
                <Translate id="home.facts.testnet">testnet</Translate>
              )}
            </small>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Chain ID, endpoint, explorer and faucet of both networks, from the registry. */
export default function NetworkFacts() {
  return (
    <section aria-labelledby="networks">
      <h2 id="networks">
        <Translate id="home.facts.title">Networks</Translate>
      </h2>
      <table className="net" aria-labelledby="networks">
        <Head />
        <tbody>
          {rows().map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {home.networks.map((network) => (
                <td key={network.id}>{cell(network)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
