/** The request that the client's transport sends, and the response it gets. */
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

/** Status of a response that never arrived: the client then tries its other hosts and ends with a RetryError. */
export const UNREACHABLE: Readonly<EndResponse> = { status: 0, content: '', isTimedOut: false }

/**
 * Time in which the client tries its other hosts after a failure, in ms: less than a reader needs to search again.
 */
export const OTHER_HOSTS = 20
