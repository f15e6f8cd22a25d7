import type { Connection } from '../LiveSample/connection'
import type { Notice } from '../LiveSample/outage-words'

/** A call that the node or the contract rejected. */
export class RejectedCall extends Error {
  constructor(readonly notice: Notice) {
    super(notice.title)
  }
}

/** A response that isn't what the method returns. */
export class UnreadableAnswer extends Error {}

/** The part of a Connection that's needed here. */
export type Asker = Pick<Connection, 'ask'>

/** One JSON-RPC request's result. Throws RejectedCall if the response is an error. */
export async function askResult(
  asker: Asker,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  const { result, error } = await asker.ask(method, params)
  if (!error) return result
  const title = `The node rejected the call (code ${error.code ?? 'unknown'}).`
  throw new RejectedCall({ title, hint: error.message ?? 'It gave no reason.' })
}

/** A quantity in hex, as a whole number. Throws UnreadableAnswer for anything else. */
export function toQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)) return BigInt(value)
  throw new UnreadableAnswer(`Found ${JSON.stringify(value)}, expected a quantity such as 0x1f.`)
}

/** The data of a call whose parameters are addresses. */
export const encodeAddresses = (selector: string, addresses: readonly string[] = []): string =>
  [selector, ...addresses.map((address) => address.slice(2).toLowerCase().padStart(64, '0'))].join('')

/** Calls a function of a contract. Returns its result as words of 32 bytes. */
export async function callWords(asker: Asker, to: string, data: string): Promise<bigint[]> {
  const result = await askResult(asker, 'eth_call', [{ to, data }, 'latest'])
  const words = typeof result === 'string' ? (result.slice(2).match(/[0-9a-f]{64}/gi) ?? []) : []
  return words.map((word) => BigInt(`0x${word}`))
}
