import { useRef, useState } from 'react'
import type { WalletNetworkId } from '../../../model/facts/network-id'
import { networkNames } from '../../../model/live-sample/live-values'
import { NOT_LOADED, type Notice } from '../LiveSample/outage-words'
import { ENDPOINT, type Call, type Callable, type Codec, type Target, type Texts } from './callable'
import { checkArguments } from './check-arguments'
import { sendCall, type CallOutcome } from './send-call'

/** What the reader has filled in. */
export interface Entry {
  readonly callable: Callable
  readonly network: WalletNetworkId
  readonly texts: Texts
}

/** A result as readers see it. */
export interface Answer {
  readonly outcome: Extract<CallOutcome, { kind: 'result' }>
  readonly target: Target
  readonly decoded: ReturnType<Callable['decode']>
}

/** The same call for other tools: readers need it most where the endpoint is down. */
type Codes = ReturnType<Callable['makeCode']>

/** A call's progress. */
export type CallState =
  | { step: 'waiting' }
  | { step: 'invalid'; name: string; notice: Notice; isSecret: boolean }
  | { step: 'failed'; notice: Notice; codes?: Codes }
  | { step: 'answered'; answer: Answer; codes: Codes }

const chainNames = new Map(Object.entries(networkNames).map(([name, id]) => [id, name]))

const UNREADABLE: Notice = {
  title: "The result isn't what this function returns.",
  hint: 'This network may run another version of the contract. Try the other network.',
}

function describeResult(
  { callable, texts }: Entry,
  { call, target, codec }: { call: Call; target: Target; codec: Codec },
  outcome: CallOutcome,
): CallState {
  const codes = callable.makeCode(call, texts, target)
  if (outcome.kind === 'fault') return { step: 'failed', notice: outcome.notice, codes }
  try {
    const decoded = callable.decode(outcome.result, codec)
    return { step: 'answered', answer: { outcome, target, decoded }, codes }
  } catch {
    return { step: 'failed', notice: UNREADABLE, codes }
  }
}

/** Sends the values entered and reports the result. Sending a call again ends the previous one. */
export function useCall() {
  const [state, setState] = useState<CallState>()
  const running = useRef<AbortController>(undefined)
  const send = async (entry: Entry): Promise<void> => {
    running.current?.abort()
    const stop = (running.current = new AbortController())
    setState({ step: 'waiting' })
    const runtime = await import(/* webpackChunkName: "live-samples" */ '../LiveSample/runtime').catch(
      () => undefined,
    )
    if (stop.signal.aborted) return
    if (!runtime) return setState({ step: 'failed', notice: NOT_LOADED })
    const { callable, network: id } = entry
    const checked = checkArguments([...callable.arguments, ENDPOINT], entry.texts, runtime.hasValidChecksum)
    if ('fault' in checked) {
      const { name, fault, isSecret } = checked
      return setState({ step: 'invalid', name, notice: fault, isSecret })
    }
    const network = runtime.nameEndpoint(runtime.networks[id], checked.texts.endpoint)
    const target = { id, network, chain: chainNames.get(id) ?? id }
    const call = callable.makeCall(checked.texts, target, runtime)
    const outcome = await sendCall(call, target.network, stop.signal)
    if (stop.signal.aborted) return
    setState(describeResult({ ...entry, texts: checked.texts }, { call, target, codec: runtime }, outcome))
  }
  return { state, send }
}
