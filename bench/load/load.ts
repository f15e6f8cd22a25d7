import { type Client, emptyTally, leaving, malformed, slow, steady, type Tally } from './clients'

export type Mix = {
  /** Connections of each kind. */
  steady: number
  leaving: number
  slow: number
  malformed: number
}

/** 200 connections: most are readers, and the others are what else a server encounters. */
export const MIX: Mix = { steady: 160, leaving: 16, slow: 8, malformed: 16 }

export type Target = {
  url: string
  /** Paths to request. */
  paths: readonly string[]
  /** Path of a large file, for clients that disconnect and for slow readers. */
  large: string
  /** A slow reader's pause after each chunk, in ms. */
  rest: number
}

const many = (count: number, make: (index: number) => Client) =>
  Array.from({ length: count }, (_, index) => make(index))

/**
 * Runs the mix of clients against a server, all at once.
 * @param more called by each client before each request, with the client's number: whether to continue
 * @returns what they saw; rejects if a connection can't be opened
 */
export async function load(target: Target, mix: Mix, more: (client: number) => boolean): Promise<Tally> {
  const tally = emptyTally()
  const clients = [
    ...many(mix.steady, (index) => steady(target.paths, index)),
    ...many(mix.leaving, () => leaving(target.large)),
    ...many(mix.slow, () => slow(target.large, target.rest)),
    ...many(mix.malformed, (index) => malformed(index)),
  ]
  await Promise.all(clients.map((client, index) => client(target.url, tally, () => more(index))))
  return tally
}

/** The same number of requests for each client, so the counts are the same each time. */
export function times(count: number): (client: number) => boolean {
  const done = new Map<number, number>()
  return (client) => {
    const before = done.get(client) ?? 0
    done.set(client, before + 1)
    return before < count
  }
}
