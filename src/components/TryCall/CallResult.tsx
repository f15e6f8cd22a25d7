import type { WalletNetwork } from '../../../model/facts/wallet-network'
import type { Notice } from '../LiveSample/outage-words'
import { makeCallCode } from './call-code'
import { decodeResult, getMethod } from './methods'
import type { CallState } from './use-call'
import styles from './TryCall.module.css'

function Fault({ title, hint }: Notice) {
  return (
    <div className="callout warning">
      <p>
        <b>{title}</b> {hint}
      </p>
    </div>
  )
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <figure className="code">
      <figcaption className="code-bar">
        <span className="code-name">{title}</span>
      </figcaption>
      <button type="button" className="copy" data-copy-code="" aria-label={`Copy the code of ${title}`}>
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <use href="#icon-copy" />
        </svg>
      </button>
      {/* It may need scrolling, which has to work from the keyboard. */}
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>
          {text.split('\n').map((line, index) => (
            <span key={index} className="line">{`${line}\n`}</span>
          ))}
        </code>
      </pre>
    </figure>
  )
}

type Sent = Extract<CallState, { step: 'sent' }>

function Sent({ state: { call, entry, outcome }, network }: { state: Sent; network: WalletNetwork }) {
  if (outcome.kind === 'fault') return null
  const decoded = decodeResult(getMethod(call.method), outcome.result)
  const codes = makeCallCode(call, network, entry.network === 'celo' ? 'celo' : 'celoSepolia')
  return (
    <>
      <Code title="Result" text={JSON.stringify(outcome.result, null, 2)} />
      {decoded && <p>In decimal: {decoded}</p>}
      {Object.entries(codes).map(([title, text]) => (
        <Code key={title} title={title} text={text} />
      ))}
    </>
  )
}

const describe = ({ outcome }: Sent, { name, rpc }: WalletNetwork) =>
  outcome.kind === 'result'
    ? `${name} answered from ${new URL(rpc).host} at block ${outcome.block.toLocaleString('en-US')}, in ${(outcome.ms / 1000).toFixed(2)} s.`
    : ''

type Props = { state: CallState | undefined; network: WalletNetwork }

/** A call's result and the same call for other tools, or what went wrong. */
export default function CallResult({ state, network }: Props) {
  return (
    <div className={styles.results}>
      <div role="status">
        {state?.step === 'waiting' && <p>Waiting for {new URL(network.rpc).host}…</p>}
        {state?.step === 'invalid' && <Fault {...state.notice} />}
        {state?.step === 'sent' && state.outcome.kind === 'fault' && <Fault {...state.outcome.notice} />}
        {state?.step === 'sent' && <p>{describe(state, network)}</p>}
      </div>
      {state?.step === 'sent' && <Sent state={state} network={network} />}
    </div>
  )
}
