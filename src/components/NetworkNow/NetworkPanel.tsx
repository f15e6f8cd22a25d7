import { useEffect, useState } from 'react'
import type { WalletNetwork } from '../../../model/facts/wallet-network'
import Fault from '../Panel/Fault'
import styles from '../Panel/Panel.module.css'
import { useRequest } from '../Panel/use-request'
import type { Recorded } from './describe-recorded'
import { listCurrentRows, type Row } from './list-rows'
import { readNetwork, type EpochCall, type Reading } from './read-network'

export interface NetworkPanelProps {
  network: WalletNetwork
  epochCall: EpochCall
  /** Shown until current values have been read. */
  recorded: Recorded | undefined
}

function Values({ rows, caption }: { rows: readonly Row[]; caption: string }) {
  return (
    <div className="table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="hidden">{caption}</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Reads a network's current values when the reader clicks the button, which needs the script. Until then, and if the
 * endpoint fails, it shows what was recorded.
 */
export default function NetworkPanel({ network, epochCall, recorded }: NetworkPanelProps) {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  const { state, ask } = useRequest<Reading>()
  const host = new URL(network.rpc).host
  const read = () =>
    void ask(network, (connection) => readNetwork(connection, epochCall, () => performance.now()))
  return (
    <div className={styles.results}>
      {isStarted && (
        <button type="button" className={`button button-main ${styles.action}`} onClick={read}>
          {state?.step === 'answered' ? 'Read again' : 'Read now'}
        </button>
      )}
      <div role="status">
        {state?.step === 'waiting' && <p>Waiting for {host}…</p>}
        {state?.step === 'failed' && <Fault {...state.notice} />}
        {state?.step === 'answered' && (
          <p>
            Read from {host}. The response time is the median of {state.answer.requests} requests from your
            browser.
          </p>
        )}
      </div>
      {state?.step === 'answered' ? (
        <Values rows={listCurrentRows(state.answer)} caption={`Current values of ${network.name}`} />
      ) : (
        recorded && (
          <>
            <p>Recorded on {recorded.on}:</p>
            <Values rows={recorded.rows} caption={`Values of ${network.name}, recorded on ${recorded.on}`} />
          </>
        )
      )}
    </div>
  )
}
