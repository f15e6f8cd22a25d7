import { type Client, emptyTally, leaving, malformed, slow, steady, type Tally } from './clients'

export type Mix = {
  /** Connections of each kind. */
  steady: number
  leaving: number
  slow: number
  malformed: number
}

/** 200 connections: most are readers, the others are what a server meets besides. */
export const MIX: Mix = { steady: 160, leaving: 16, slow: 8, malformed: 16 }

export type Target = {
  url: string
  /** Addresses that are asked for. */
  paths: readonly string[]
  /** Address of a large file, for clients that leave, and for those that read slowly. */
  large: string
  /** Rest of a slow reader after each part, in ms. */
  rest: number
}

const many = (count: number, make: (index: number) => Client) =>
  Array.from({ length: count }, (_, index) => make(index))

/**
 * Sends the mix of clients to a server, all at once.
 * @param more is asked by each client before each request, with the client's number
 * @returns what they saw; rejects when a connection cannot be opened
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

/** For each client the same number of requests: what is counted is then the same each time. */
export function times(count: number): (client: number) => boolean {
  const done = new Map<number, number>()
  return (client) => {
    const before = done.get(client) ?? 0
    done.set(client, before + 1)
    return before < count
  }
}
