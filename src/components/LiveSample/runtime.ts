// Loaded by the first run on any page: viem and every program. Later runs, even on other pages, load nothing.
import { networks, programs } from '@generated/live-samples/default/programs'
import { BaseError, isAddress } from 'viem'
import { nameEndpoint, type NamedNetwork } from '../Endpoint/named-network'
import { Connection } from './connection'
import { makeEnvironment, type Program, type Value } from './environment'
import type { Outage } from './outage'

export { nameEndpoint, networks }
export { decodeCall, encodeCall } from './contract-codec'

/** Whether the capital letters of an address match its checksum (EIP-55). */
export const hasValidChecksum = (address: string): boolean => isAddress(address)

/** The result of a run. `lines` is everything it printed, including before a failure. */
export type Outcome = { requests: number; ms: number; lines: readonly string[] } & (
  | { kind: 'done'; block: number }
  | { kind: 'out'; outage: Outage }
  | { kind: 'failed'; message: string }
  | { kind: 'stopped' }
)

export type Run = {
  /** Hash of the sample's text. */
  id: string
  network: NamedNetwork
  values: Readonly<Record<string, Value>>
  networkValue: string | undefined
  stop: AbortSignal
}

const readMessage = (error: unknown): string =>
  error instanceof BaseError ? error.shortMessage : error instanceof Error ? error.message : String(error)

/** Runs a sample against the public endpoint of its network. Never throws. Times are in ms. */
export async function runSample({ id, network, values, networkValue, stop }: Run): Promise<Outcome> {
  const connection = new Connection(network, stop)
  const lines: string[] = []
  const parts = { network, values, networkValue, connection, lines }
  const started = performance.now()
  const end = () => ({ requests: connection.requests, ms: performance.now() - started, lines })
  try {
    const program: Program | undefined = programs[id]
    if (!program) throw new Error('This sample changed since the page was loaded. Reload the page.')
    const block = await connection.check()
    await program(makeEnvironment(parts))
    if (!connection.outage) return { ...end(), kind: 'done', block }
  } catch (error) {
    if (!stop.aborted && !connection.outage) return { ...end(), kind: 'failed', message: readMessage(error) }
  }
  if (stop.aborted || !connection.outage) return { ...end(), kind: 'stopped' }
  return { ...end(), kind: 'out', outage: connection.outage }
}
