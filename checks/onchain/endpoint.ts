import type { Answer, Ask } from './question'

/** A node's latest block. */
export interface Head {
  number: bigint
  /** Seconds since 1970. */
  timestamp: number
}

/** A node to query. Every method throws EndpointError if the node doesn't respond. */
export interface Endpoint {
  /** Its URL without path or key, for messages. */
  name: string
  chainId: () => Promise<number>
  head: () => Promise<Head>
  /** Name and version of its software, from web3_clientVersion; empty if it doesn't return them. */
  program: () => Promise<string>
  ask: (ask: Ask, block: bigint) => Promise<Answer>
}

/** The node, not a fact, is the problem, so nothing is known about the facts. */
export class EndpointError extends Error {
  constructor(
    message: string,
    /** Whether the same request may succeed later. */
    readonly isTemporary = false,
    /** How long the node asks clients to wait. */
    readonly retryAfterMs = 0,
  ) {
    super(message)
    this.name = 'EndpointError'
  }
}

/**
 * An endpoint's URL for messages, without path and query, because they can contain keys. Throws for an invalid URL.
 */
export function nameEndpoint(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url).origin
  throw new EndpointError(
    '--rpc: found no web address; expected one such as https://forno.celo.org. Fix: write it with http:// or https://.',
  )
}
