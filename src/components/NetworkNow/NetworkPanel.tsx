import { useEffect, useState } from 'react'
import type { WalletNetwork } from '../../../model/facts/wallet-network'
import { decimalText } from '../Panel/decimal-text'
import Fault from '../Panel/Fault'
import styles from '../Panel/Panel.module.css'
import { useRequest } from '../Panel/use-request'
import { readNetwork, type EpochCall, type Reading } from './read-network'

export interface NetworkPanelProps {
  network: WalletNetwork
  epochCall: EpochCall
}

const gwei = (wei: bigint) => `${decimalText(wei, 9)} gwei`

/** What was read, in the order of the table. */
function listRows({
  block,
  producedAt,
  gasUsed,
  gasLimit,
  baseFee,
  minimumBaseFee,
  epoch,
  medianMs,
}: Reading) {
  const share = Number((gasUsed * 1000n) / gasLimit) / 10
  return [
    ['Latest block', block.toLocaleString('en-US')],
    ['Produced at', new Date(Number(producedAt) * 1000).toLocaleTimeString()],
    ['Gas used', `${gasUsed.toLocaleString('en-US')} of ${gasLimit.toLocaleString('en-US')} (${share}%)`],
    ['Base fee', gwei(baseFee)],
    ['Minimum base fee', minimumBaseFee === undefined ? 'Not in this block' : gwei(minimumBaseFee)],
    ['Epoch', epoch === undefined ? 'No EpochManager here' : epoch.toLocaleString('en-US')],
    ['Response time (median)', `${Math.round(medianMs)} ms`],
  ] as const
}

function Values({ reading, name }: { reading: Reading; name: string }) {
  const caption = `Current values of ${name}`
  return (
    <div className="table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="hidden">{caption}</caption>
        <tbody>
          {listRows(reading).map(([label, value]) => (
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

/** Reads a network's current values when the reader clicks the button. Empty until the script runs. */
export default function NetworkPanel({ network, epochCall }: NetworkPanelProps) {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  const { state, ask } = useRequest<Reading>()
  if (!isStarted) return null
  const host = new URL(network.rpc).host
  const read = () =>
    void ask(network, (connection) => readNetwork(connection, epochCall, () => performance.now()))
  return (
    <div className={styles.results}>
      <button type="button" className={`button button-main ${styles.action}`} onClick={read}>
        {state?.step === 'answered' ? 'Read again' : 'Read now'}
      </button>
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
      {state?.step === 'answered' && <Values reading={state.answer} name={network.name} />}
    </div>
  )
}
