import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import type { WalletNetworkId } from '@site/model/facts/network-id'
import { hexChainId, walletNetwork } from '@site/model/facts/wallet-network'
import Island from '@theme/Island'
import type { ReactNode } from 'react'
import styles from './AddToWallet.module.css'
import WalletPanel from './WalletPanel'

function Value({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  )
}

/** The network to add to the wallet, from the registry. */
function Values({ of }: { of: WalletNetworkId }) {
  const { name, chainId, rpc, currency, explorer } = walletNetwork(of)
  const caption = translate({ id: 'wallet.values', message: 'Wallet settings for {name}' }, { name })
  return (
    <div className="table" role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.values}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="wallet.field">Field</Translate>
            </th>
            <th scope="col">
              <Translate id="wallet.value">Value</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          <Value label={<Translate id="wallet.name">Network name</Translate>}>{name}</Value>
          <Value label={<Translate id="wallet.chainId">Chain ID</Translate>}>
            {chainId}, <Translate id="wallet.hex">in hex</Translate> <code>{hexChainId(chainId)}</code>
          </Value>
          <Value label={<Translate id="wallet.rpc">RPC endpoint</Translate>}>
            <code>{rpc}</code>
          </Value>
          <Value label={<Translate id="wallet.currency">Currency symbol</Translate>}>{currency.symbol}</Value>
          <Value label={<Translate id="wallet.explorer">Block explorer</Translate>}>
            <code>{explorer}</code>
          </Value>
        </tbody>
      </table>
    </div>
  )
}

/**
 * Offers to add a network to the reader's wallet. Opening it shows the values and loads the part that runs in the
 * browser. Without a script, it shows the values and explains how to enter them manually.
 */
export default function AddToWallet({ network }: { network: WalletNetworkId }) {
  const values = walletNetwork(network)
  return (
    <details data-fold="">
      <summary className="button">
        <Translate id="wallet.open" values={{ name: values.name }}>
          {'Add {name} to a wallet'}
        </Translate>
      </summary>
      <div className={styles.panel}>
        <Values of={network} />
        <Island name="WalletPanel" component={WalletPanel} props={{ network: values }} when="open" />
        <p>
          <Translate
            id="wallet.byHand"
            values={{
              steps: (
                <Link to="/wallet/metamask/add-celo-testnet-to-metamask#add-the-network">
                  <Translate id="wallet.byHand.steps">See the steps for MetaMask</Translate>
                </Link>
              ),
            }}
          >
            {
              'To add it manually, open the list of networks in your wallet, choose to add one, and enter these values. {steps}.'
            }
          </Translate>
        </p>
      </div>
    </details>
  )
}
