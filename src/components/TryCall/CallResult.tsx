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

function Answered({ outcome, decoded }: Answer) {
  return (
    <>
      <Code title="Result" text={JSON.stringify(outcome.result, null, 2)} />
      {decoded && (
        <p className={styles.decoded}>
          {decoded.label}: {decoded.text}
        </p>
      )}
    </>
  )
}

const describe = ({ outcome, target: { network } }: Answer) =>
  `${network.name} answered from ${new URL(network.rpc).host} at block ${outcome.block.toLocaleString('en-US')}, in ${(outcome.ms / 1000).toFixed(2)} s.`

type Props = {
  state: CallState | undefined
  /** What's asked, such as the host of the network's endpoint. */
  host: string
}

/** A call's result and the same call for other tools, or what went wrong. */
export default function CallResult({ state, host }: Props) {
  return (
    <div className={panel.results}>
      <div role="status">
        {state?.step === 'waiting' && <p>Waiting for {host}…</p>}
        {(state?.step === 'invalid' || state?.step === 'failed') && <Fault {...state.notice} />}
        {state?.step === 'answered' && <p>{describe(state.answer)}</p>}
      </div>
      {state?.step === 'answered' && <Answered {...state.answer} />}
      {(state?.step === 'answered' || state?.step === 'failed') &&
        Object.entries(state.codes ?? {}).map(([title, text]) => (
          <Code key={title} title={title} text={text} />
        ))}
    </div>
  )
}
