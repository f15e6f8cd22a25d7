import type { WalletNetwork } from '../../../model/facts/wallet-network'
import Fault from '../Panel/Fault'
import panel from '../Panel/Panel.module.css'
import type { Answer, CallState } from './use-call'
import styles from './TryCall.module.css'

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

function Answered({ outcome, decoded, codes }: Answer) {
  return (
    <>
      <Code title="Result" text={JSON.stringify(outcome.result, null, 2)} />
      {decoded && (
        <p className={styles.decoded}>
          {decoded.label}: {decoded.text}
        </p>
      )}
      {Object.entries(codes).map(([title, text]) => (
        <Code key={title} title={title} text={text} />
      ))}
    </>
  )
}

const describe = ({ outcome, target: { network } }: Answer) =>
  `${network.name} answered from ${new URL(network.rpc).host} at block ${outcome.block.toLocaleString('en-US')}, in ${(outcome.ms / 1000).toFixed(2)} s.`

type Props = {
  state: CallState | undefined
  /** The network that the reader has chosen. */
  network: WalletNetwork
}

/** A call's result and the same call for other tools, or what went wrong. */
export default function CallResult({ state, network }: Props) {
  return (
    <div className={panel.results}>
      <div role="status">
        {state?.step === 'waiting' && <p>Waiting for {new URL(network.rpc).host}…</p>}
        {(state?.step === 'invalid' || state?.step === 'failed') && <Fault {...state.notice} />}
        {state?.step === 'answered' && <p>{describe(state.answer)}</p>}
      </div>
      {state?.step === 'answered' && <Answered {...state.answer} />}
    </div>
  )
}
