/** What can be wrong with an endpoint, or with what a sample asks of it. Each has its own words: outage-words.ts. */
export type Outage =
  | { kind: 'unreachable' | 'slow' | 'limited' | 'unreadable' | 'too many requests' }
  | { kind: 'failing'; status: number }
  | { kind: 'other chain'; found: number }
  | { kind: 'not a read'; method: string }

/** Stops a program whose endpoint is out. */
export class OutageError extends Error {
  constructor(readonly outage: Outage) {
    super(outage.kind)
  }
}

/** JSON-RPC errors that say "too many requests": EIP-1474's code, and what providers write. */
const LIMIT_CODE = -32005
const LIMIT_WORDS = /rate.?limit|too many requests|limit exceeded|capacity/i

/** An answer of a JSON-RPC endpoint. */
export type RpcAnswer = { result?: unknown; error?: { code?: number; message?: string } }

/**
 * What an answer says about its endpoint; undefined for an answer that can be used, also one with an error of the call.
 * @param status of HTTP
 * @param text of the answer
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
