import { createClient, type ClientConfig } from 'viem'
import * as reads from './read-actions'

type Action = (client: unknown, parameters: unknown) => unknown

/**
 * viem's `createPublicClient` with the actions that only read. The rest, from signature verification to ENS names,
 * would double what a first run loads.
 */
export function createPublicClient(config: ClientConfig): object {
  return createClient({ key: 'public', name: 'Public Client', ...config }).extend((client) =>
    Object.fromEntries(
      Object.entries(reads).map(([name, action]) => [
        name,
        (parameters: unknown) => (action as Action)(client, parameters ?? {}), // each has its own parameters
      ]),
    ),
  )
}
