import contracts from '@site/data/contracts.json'
import readings from '@site/data/network-readings.json'
import type { WalletNetworkId } from '@site/model/facts/network-id'
import type { NetworkReadings } from '@site/model/facts/schema/network-readings'
import { walletNetwork } from '@site/model/facts/wallet-network'
import Island from '@theme/Island'
import styles from '../Panel/Panel.module.css'
import { toFunctionSelector } from 'viem'
import { describeRecorded } from './describe-recorded'
import NetworkPanel from './NetworkPanel'

/**
 * A network's current values, read on request, and those of a recorded block before. Nothing is loaded until it's
 * opened, and nothing is sent until Read now.
 */
export default function NetworkNow({ network: id }: { network: WalletNetworkId }) {
  const network = walletNetwork(id)
  const epochCall = {
    to: contracts.EpochManager[id].address,
    data: toFunctionSelector('function getCurrentEpochNumber() view returns (uint256)'),
  }
  const reading = (readings as NetworkReadings)[id]
  const recorded = reading && describeRecorded(reading)
  return (
    <details data-fold="">
      <summary className="button">Current values of {network.name}</summary>
      <div className={styles.panel}>
        <p>Reading the current values needs JavaScript. Nothing is sent before you click Read now.</p>
        <Island
          name="NetworkPanel"
          component={NetworkPanel}
          props={{ network, epochCall, recorded }}
          when="open"
        />
      </div>
    </details>
  )
}
