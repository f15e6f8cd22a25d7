import { liteClient, type LiteClient } from 'algoliasearch/lite'
import { hostMemory } from './host-memory'
import { loadEngine } from './load-engine'
import { type EndRequest, UNREACHABLE } from './unreachable'

/** themeConfig.search: with an application ID and a key, uses the hosted service; otherwise, the embedded index. */
export interface SearchSettings {
  readonly indexName: string
  readonly appId?: string
  readonly apiKey?: string
  /** Report what readers see and choose to the hosted service, once they have allowed it. */
  readonly insights?: boolean
}

/** Placeholders for the application ID and key, because the client requires them. */
export const EMBEDDED = { appId: 'embedded', apiKey: 'embedded' } as const

type Cache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['responsesCache']>

/** Caches nothing: the index files are already cached, and a response may belong to a newer query. */
const noCache: Cache = {
  get: async (_key, value, events) => {
    const found = await value()
    await events?.miss(found)
    return found
  },
  set: async (_key, value) => value,
  delete: async () => undefined,
  clear: async () => undefined,
}

const embedded = {
  send: (request: EndRequest) =>
    loadEngine().then(
      (engine) => engine.send(request),
      () => UNREACHABLE,
    ),
}
let shared: LiteClient | undefined

/** The one client of the dialog and the search page. Timeouts and tries are the library's. */
export function searchClient({ appId, apiKey }: SearchSettings): LiteClient {
  if (shared) return shared
  shared =
    appId && apiKey
      ? liteClient(appId, apiKey, {
          hostsCache: hostMemory(() => window.localStorage, `celo.search.hosts.${appId}`),
        })
      : liteClient(EMBEDDED.appId, EMBEDDED.apiKey, {
          requester: embedded,
          responsesCache: noCache,
          requestsCache: noCache,
        })
  return shared
}
