import { EndpointError } from './endpoint'

export interface RetryRules {
  /** Maximum number of attempts per request. */
  attempts: number
  /** Pause after the first failure in milliseconds; it doubles each time. */
  pauseMs: number
  /** Maximum pause, regardless of what the node requests. */
  longestPauseMs: number
  wait: (ms: number) => Promise<unknown>
}

/**
 * Retries a request after a temporary failure, such as too many requests, with growing pauses. viem's own retries
 * would wait as long as a node requests, which can be a day.
 * @throws the last EndpointError, with the number of attempts
 */
export async function retry<T>(job: () => Promise<T>, rules: RetryRules): Promise<T> {
  const { attempts, pauseMs, longestPauseMs, wait } = rules
  for (let attempt = 1; ; attempt++) {
    try {
      return await job()
    } catch (error) {
      if (!(error instanceof EndpointError) || !error.isTemporary) throw error
      if (attempt >= attempts) throw new EndpointError(`${error.message} It was tried ${attempts} times.`)
      await wait(Math.min(Math.max(pauseMs * 2 ** (attempt - 1), error.retryAfterMs), longestPauseMs))
    }
  }
}
