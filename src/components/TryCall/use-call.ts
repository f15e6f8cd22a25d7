import { useRef, useState } from 'react'
import type { Notice } from '../LiveSample/outage-words'
import type { Call } from './call-code'
import { checkArguments } from './check-arguments'
import { getMethod, type Texts } from './methods'
import { sendCall, type CallOutcome } from './send-call'

/** What the reader has filled in. */
export interface Entry {
  readonly method: string
  readonly network: 'celo' | 'celo-sepolia'
  readonly texts: Texts
}

/** A call's progress. */
export type CallState =
  | { step: 'waiting' }
  | { step: 'invalid'; name: string; notice: Notice; isSecret: boolean }
  | { step: 'sent'; entry: Entry; call: Call; outcome: CallOutcome }

/** Sends the values entered and reports the result. Sending a call again ends the previous one. */
export function useCall() {
  const [state, setState] = useState<CallState>()
  const running = useRef<AbortController>(undefined)
  const send = async (entry: Entry): Promise<void> => {
    running.current?.abort()
    const stop = (running.current = new AbortController())
    setState({ step: 'waiting' })
    const { hasValidChecksum, networks } = await import(
      /* webpackChunkName: "live-samples" */ '../LiveSample/runtime'
    )
    const method = getMethod(entry.method)
    const checked = checkArguments(method.arguments, entry.texts, hasValidChecksum)
    if (stop.signal.aborted) return
    if ('fault' in checked) {
      const { name, fault, isSecret } = checked
      return setState({ step: 'invalid', name, notice: fault, isSecret })
    }
    const call = { method: method.name, params: method.makeParams(checked.texts) }
    const outcome = await sendCall(call, networks[entry.network], stop.signal)
    if (!stop.signal.aborted) setState({ step: 'sent', entry, call, outcome })
  }
  return { state, send }
}
