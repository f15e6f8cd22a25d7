/**
 * Something you have to fix before anything can be measured: a missing browser, a port in use, a wrong option. The run
 * stops immediately, whereas other errors end only one measurement.
 */
export class Problem extends Error {}

/** The message of anything that was thrown. */
export const readMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
