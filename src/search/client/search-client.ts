import { liteClient, type LiteClient } from 'algoliasearch/lite'
import { hostMemory } from './host-memory'
import { loadEngine } from './load-engine'
import { type EndRequest, UNREACHABLE } from './unreachable'

/** themeConfig.search: with an application and a key the hosted service answers, else the embedded index. */
export interface SearchSettings {
  readonly indexName: string
  readonly appId?: string
  readonly apiKey?: string
  /** Tell the hosted service what readers see and choose, once they have allowed it. */
  readonly insights?: boolean
}

/** Names of the application and key where there are none: the client wants some. */
export const EMBEDDED = { appId: 'embedded', apiKey: 'embedded' } as const

type Cache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['responsesCache']>

/** Keeps nothing: the files of the index are kept already, and answers may belong to a newer query. */
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
