import type { Answer, Ask } from './question'

/** A node's newest block. */
export interface Head {
  number: bigint
  /** Seconds since 1970. */
  timestamp: number
}

/** A node that answers questions. Every method throws EndpointError when the node doesn't answer. */
export interface Endpoint {
  /** Its address without path or key, for messages. */
  name: string
  chainId: () => Promise<number>
  head: () => Promise<Head>
  /** Name and version of its program, as web3_clientVersion says; empty when it doesn't say. */
  program: () => Promise<string>
  ask: (ask: Ask, block: bigint) => Promise<Answer>
}

/** The node, not a fact, is the trouble: nothing can be said about the facts. */
export class EndpointError extends Error {
  constructor(
    message: string,
    /** Whether the same request may succeed later. */
    readonly isTemporary = false,
    /** How long the node asks to be left alone. */
    readonly retryAfterMs = 0,
  ) {
    super(message)
    this.name = 'EndpointError'
  }
}

/** The address of an endpoint for messages: paths and queries can hold keys. Throws for a text that's no web address. */
export function nameEndpoint(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url).origin
  throw new EndpointError(
    '--rpc: found no web address; expected one such as https://forno.celo.org. Fix: write it with http:// or https://.',
  )
}
