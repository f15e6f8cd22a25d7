/** What the client's transport asks of the network, and what it gets. */
export interface EndRequest {
  readonly url: string
  /** The body, as JSON. */
  readonly data?: unknown
}

export interface EndResponse {
  readonly status: number
  readonly content: string
  readonly isTimedOut: boolean
}

/** Status of an answer that never came: the client then tries its other hosts, and gives up with a RetryError. */
export const UNREACHABLE: Readonly<EndResponse> = { status: 0, content: '', isTimedOut: false }

/** Time in which the client tries its other hosts after a failure, in ms: shorter than a reader takes to ask again. */
export const OTHER_HOSTS = 20
