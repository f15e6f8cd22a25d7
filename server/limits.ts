/** Server limits per client, and for all clients together. Times in milliseconds. */
export interface Limits {
  /** Concurrent connections: half of the 1,024 descriptors that many systems allow, so files can also be read. */
  readonly connections: number
  /** Requests on one connection that wait behind the current one; beyond that, it's closed after finishing them. */
  readonly waiting: number
  /** Requests received and not yet answered, over all connections. */
  readonly waitingInAll: number
  /** From the first byte of a request, or from the opening of a connection, to the end of the headers. */
  readonly headersMs: number
  /** To the end of the whole request. */
  readonly requestMs: number
  /** A response that the client doesn't read. */
  readonly stallMs: number
  /** A whole response, no matter how slowly it's read: 700 KB at 2.4 KB/s. */
  readonly answerMs: number
  /**
   * An idle connection. Longer than clients and proxies keep one, so none of them sends on a connection that's
   * being closed, which would cause a reset.
   */
  readonly idleMs: number
  /** After a refusal, so the client can read it before the connection is destroyed. */
  readonly lingerMs: number
  /** Responses in flight when the server is asked to stop. */
  readonly endMs: number
  /** How often headersMs and requestMs are checked. */
  readonly checkMs: number
}

export const LIMITS: Limits = {
  connections: 500,
  waiting: 32,
  waitingInAll: 5000,
  headersMs: 20_000,
  requestMs: 30_000,
  stallMs: 30_000,
  answerMs: 300_000,
  idleMs: 65_000,
  lingerMs: 1000,
  endMs: 5000,
  checkMs: 1000,
}
