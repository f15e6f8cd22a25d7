/** What can be wrong with an endpoint or with a sample's requests. outage-words.ts has a message for each. */
export type Outage =
  | { kind: 'unreachable' | 'slow' | 'limited' | 'unreadable' }
  | { kind: 'too many requests'; most: number }
  | { kind: 'failing'; status: number }
  | { kind: 'other chain'; found: number }
  | { kind: 'not a read'; method: string }

/** Stops a program whose endpoint is unavailable. */
export class OutageError extends Error {
  constructor(readonly outage: Outage) {
    super(outage.kind)
  }
}

/** JSON-RPC errors that mean "too many requests": EIP-1474's code, and the messages providers use. */
const LIMIT_CODE = -32005
const LIMIT_WORDS = /rate.?limit|too many requests|limit exceeded|capacity/i

/** A JSON-RPC endpoint's response. */
export type RpcAnswer = { result?: unknown; error?: { code?: number; message?: string } }

/**
 * What's wrong with the endpoint, judging by its response; undefined for a usable response, even if it reports an
 * error in the call.
 * @param status HTTP status
 * @param text the response body
 */
export function findOutage(status: number, text: string): Outage | undefined {
  if (status === 429) return { kind: 'limited' }
  if (status >= 500 || status === 403 || status === 404) return { kind: 'failing', status }
  try {
    const answers = [JSON.parse(text) as RpcAnswer | RpcAnswer[]].flat()
    const isLimited = answers.some(({ error }) => {
      const range = /range/i.test(error?.message ?? '') // "block range limit exceeded" is about the call
      return error && !range && (error.code === LIMIT_CODE || LIMIT_WORDS.test(error.message ?? ''))
    })
    return isLimited ? { kind: 'limited' } : undefined
  } catch {
    return { kind: 'unreadable' }
  }
}
