import type { liteClient } from 'algoliasearch/lite'

type Cache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>

/** A host that failed, as it is kept: what it is, how it failed, and when in ms. */
interface Failure {
  readonly status: string
  readonly lastUpdate: number
}

/** Time in which a host that failed is left alone, in ms. The library's. */
const LEFT_ALONE = 120_000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Which host a key is about: the library asks by the bare host, and keeps by the host with its state. */
const getHost = (key: unknown) => (isObject(key) ? String(key.url) : '')

function readFailures(storage: () => Storage, name: string): Record<string, Failure> {
  try {
    const value: unknown = JSON.parse(storage().getItem(name) ?? '{}')
    const entries = isObject(value) ? Object.entries(value) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, Failure] => {
        const [, failure] = entry
        return (
          isObject(failure) && typeof failure.lastUpdate === 'number' && typeof failure.status === 'string'
        )
      }),
    )
  } catch {
    return {} // no storage, or not ours
  }
}

/** A host with the questions that the library puts to it. */
function revived(key: object, { status, lastUpdate }: Failure) {
  const isRecent = () => Date.now() - lastUpdate <= LEFT_ALONE
  return {
    ...key,
    status,
    lastUpdate,
    isUp: () => status === 'up' || !isRecent(),
    isTimedOut: () => status === 'timed out' && isRecent(),
  }
}

/**
 * Where the client of the hosted service remembers hosts that failed, over pages. algoliasearch 5.64 keeps a failure
 * under the host with its state and looks it up without, and stores functions as JSON: it never finds one again.
 * In: storage, which may be missing or full, and the name to keep under.
 */
export function hostMemory(storage: () => Storage, name: string): Cache {
  let failures = readFailures(storage, name)
  const keep = (next: Record<string, Failure>) => {
    failures = next
    try {
      storage().setItem(name, JSON.stringify(failures))
    } catch {
      // kept for this page only
    }
  }
  // The library's types leave the kinds of key and value open; these are hosts.
  return {
    get: async (key: object, fallback: () => Promise<unknown>) => {
      const failure = failures[getHost(key)]
      return failure ? revived(key, failure) : fallback()
    },
    set: async (key: object, value: Failure) => {
      keep({ ...failures, [getHost(key)]: { status: value.status, lastUpdate: value.lastUpdate } })
      return value
    },
    delete: async (key: object) =>
      keep(Object.fromEntries(Object.entries(failures).filter(([host]) => host !== getHost(key)))),
    clear: async () => keep({}),
  } as unknown as Cache
}
