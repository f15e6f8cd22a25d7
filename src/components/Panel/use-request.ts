import { useRef, useState } from 'react'
import type { WalletNetwork } from '../../../model/facts/wallet-network'
import { Connection } from '../LiveSample/connection'
import { outageWords, type Notice } from '../LiveSample/outage-words'
import { RejectedCall, UnreadableAnswer } from './eth-call'

/** A request's progress. */
export type RequestState<T> =
  | { step: 'waiting' }
  | { step: 'failed'; notice: Notice }
  | { step: 'answered'; answer: T }

/** Asks a network's public endpoint, whose chain ID is checked first. What the endpoint does wrong is in the result. */
export async function request<T>(
  network: WalletNetwork,
  stop: AbortSignal,
  read: (connection: Connection) => Promise<T>,
): Promise<RequestState<T>> {
  const connection = new Connection(network, stop)
  try {
    await connection.check()
    return { step: 'answered', answer: await read(connection) }
  } catch (error) {
    if (connection.outage) return { step: 'failed', notice: outageWords(connection.outage, network) }
    if (error instanceof RejectedCall) return { step: 'failed', notice: error.notice }
    if (!(error instanceof UnreadableAnswer)) throw error
    return { step: 'failed', notice: outageWords({ kind: 'unreadable' }, network) }
  }
}

/** What a panel asks an endpoint for. Asking again ends the previous request. */
export function useRequest<T>() {
  const [state, setState] = useState<RequestState<T>>()
  const running = useRef<AbortController>(undefined)
  const ask = async (network: WalletNetwork, read: (connection: Connection) => Promise<T>): Promise<void> => {
    running.current?.abort()
    const stop = (running.current = new AbortController())
    setState({ step: 'waiting' })
    const ended = await request(network, stop.signal, read)
    if (!stop.signal.aborted) setState(ended)
  }
  return { state, ask }
}
