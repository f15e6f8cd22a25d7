/** What one client, and all of them together, may take of the server. Times in milliseconds. */
export interface Limits {
  /** Connections at the same time: half of the 1,024 descriptors that many systems allow, so that files can be read too. */
  readonly connections: number
  /** Requests of one connection that wait behind the one being answered; after that many it's closed in order. */
  readonly waiting: number
  /** Requests received and not yet answered, over all connections. */
  readonly waitingInAll: number
  /** From the first byte of a request, or from the opening of a connection, to the end of the headers. */
  readonly headersMs: number
  /** To the end of the whole request. */
  readonly requestMs: number
  /** An answer of which the client reads nothing. */
  readonly stallMs: number
  /** A whole answer, however slowly it's read: 700 KB at 2.4 KB/s. */
  readonly answerMs: number
  /**
   * An idle connection. Longer than clients and proxies keep one, so that none of them sends on a connection that is just
   * being closed: that is answered by a reset.
   */
  readonly idleMs: number
  /** After a refusal, for the client to read it before the connection is destroyed. */
  readonly lingerMs: number
  /** Answers in flight when the server is told to stop. */
  readonly endMs: number
  /** How often headersMs and requestMs are looked at. */
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
