import type { liteClient } from 'algoliasearch/lite'
import { isObject } from '../../../model/is-object'

type Cache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>

/** A stored entry for a failed host: which host, how it failed, and when, in ms. */
interface Failure {
  readonly status: string
  readonly lastUpdate: number
}

/** Time for which a failed host is skipped, in ms. The same as the library's. */
const LEFT_ALONE = 120_000

/** The host a key refers to: the library looks up by host only, but stores by host plus state. */
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
    return {} // no storage, or data that isn't ours
  }
}

/** A host with the methods that the library calls on it. */
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
 * Where the hosted service's client remembers failed hosts across pages. algoliasearch 5.64 stores a failure by
 * host plus state but looks it up by host only, and it stores functions as JSON, so it never finds one again.
 * In: storage, which may be missing or full, and the key.
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
  // The library's types for keys and values are generic; these are hosts.
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
