import { useRef, useState } from 'react'
import type { WalletNetworkId } from '../../../model/facts/network-id'
import { networkNames } from '../../../model/live-sample/live-values'
import type { Notice } from '../LiveSample/outage-words'
import type { Call, Callable, Codec, Target, Texts } from './callable'
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
  readonly codes: ReturnType<Callable['makeCode']>
}

/** A call's progress. */
export type CallState =
  | { step: 'waiting' }
  | { step: 'invalid'; name: string; notice: Notice; isSecret: boolean }
  | { step: 'failed'; notice: Notice }
  | { step: 'answered'; answer: Answer }

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
  if (outcome.kind === 'fault') return { step: 'failed', notice: outcome.notice }
  try {
    const decoded = callable.decode(outcome.result, codec)
    const codes = callable.makeCode(call, texts, target)
    return { step: 'answered', answer: { outcome, target, decoded, codes } }
  } catch {
    return { step: 'failed', notice: UNREADABLE }
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
    const runtime = await import(/* webpackChunkName: "live-samples" */ '../LiveSample/runtime')
    const { callable, network: id } = entry
    const checked = checkArguments(callable.arguments, entry.texts, runtime.hasValidChecksum)
    if (stop.signal.aborted) return
    if ('fault' in checked) {
      const { name, fault, isSecret } = checked
      return setState({ step: 'invalid', name, notice: fault, isSecret })
    }
    const target = { id, network: runtime.networks[id], chain: chainNames.get(id) ?? id }
    const call = callable.makeCall(checked.texts, target, runtime)
    const outcome = await sendCall(call, target.network, stop.signal)
    if (stop.signal.aborted) return
    setState(describeResult({ ...entry, texts: checked.texts }, { call, target, codec: runtime }, outcome))
  }
  return { state, send }
}
