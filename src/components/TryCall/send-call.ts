import type { NamedNetwork } from '../Endpoint/named-network'
import { Connection } from '../LiveSample/connection'
import { outageWords, type Notice } from '../LiveSample/outage-words'
import type { Call } from './callable'

/** The result of a call. Times are in ms. */
export type CallOutcome =
  | { kind: 'result'; result: unknown; block: number; ms: number }
  | { kind: 'fault'; notice: Notice }

/** Sends a call to a network's endpoint after checking the endpoint's chain ID. Never throws. */
export async function sendCall(call: Call, network: NamedNetwork, stop: AbortSignal): Promise<CallOutcome> {
  const connection = new Connection(network, stop)
  const started = performance.now()
  try {
    const block = await connection.check()
    const { result, error } = await connection.ask(call.method, call.params)
    if (!error) return { kind: 'result', result, block, ms: performance.now() - started }
    const title = `The node rejected the call (code ${error.code ?? 'unknown'}).`
    return { kind: 'fault', notice: { title, hint: error.message ?? 'It gave no reason.' } }
  } catch {
    const outage = connection.outage ?? { kind: 'unreadable' }
    return { kind: 'fault', notice: outageWords(outage, network) }
  }
}
