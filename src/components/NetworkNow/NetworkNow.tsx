import contracts from '@site/data/contracts.json'
import type { WalletNetworkId } from '@site/model/facts/network-id'
import { walletNetwork } from '@site/model/facts/wallet-network'
import Island from '@theme/Island'
import styles from '../Panel/Panel.module.css'
import { toFunctionSelector } from 'viem'
import NetworkPanel from './NetworkPanel'

/** A network's current values, read on request. Nothing is loaded until it's opened, and nothing is sent until Read now. */
export default function NetworkNow({ network: id }: { network: WalletNetworkId }) {
  const network = walletNetwork(id)
  const epochCall = {
    to: contracts.EpochManager[id].address,
    data: toFunctionSelector('function getCurrentEpochNumber() view returns (uint256)'),
  }
  return (
    <details data-fold="">
      <summary className="button">Current values of {network.name}</summary>
      <div className={styles.panel}>
        <p>Reading the values needs JavaScript. Nothing is sent before you click Read now.</p>
        <Island name="NetworkPanel" component={NetworkPanel} props={{ network, epochCall }} when="open" />
      </div>
    </details>
  )
}
