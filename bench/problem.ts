/**
 * Something that a person must fix before anything can be measured: a missing browser, a port in use, a wrong option.
 * The run stops at once; other errors end one measurement only.
 */
export class Problem extends Error {}

/** Text of anything that was thrown. */
export const readMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
