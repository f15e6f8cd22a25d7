import { setImmediate } from 'node:timers/promises'

/**
 * Lets the process answer Vitest before each call. An engine in memory never waits, and Vitest fails a run whose process
 * hasn't answered for 60 seconds, which a set of queries takes on a busy machine.
 */
export const yielding =
  <Result>(ask: (query: string) => Promise<Result>) =>
  async (query: string): Promise<Result> => {
    await setImmediate()
    return ask(query)
  }
