import type { LiteClient } from 'algoliasearch/lite'
import type { DocSearchProps } from '@docsearch/react'
import { safeHit } from './safe-hits'

type DialogClient = ReturnType<NonNullable<DocSearchProps['transformSearchClient']>>
type Search = DialogClient['search']

const isOutage = (error: unknown) => error instanceof Error && error.name === 'RetryError'

/**
 * What the dialog calls `.catch(handler).then(…)` on. After an outage the chain never settles: its end would put the
 * status back to idle, and "Unable to fetch results" would never be seen. The next key starts another chain.
 * See @docsearch/react 3.9.0 DocSearchModal and autocomplete-core 1.17.9 onInput.
 */
function stayingOnOutage<T>(answer: Promise<T>) {
  return {
    catch: (handler: (error: unknown) => never) =>
      answer.catch((error: unknown) => {
        if (!isOutage(error)) return handler(error)
        try {
          handler(error) // sets the status, and throws
        } catch {
          // the dialog stays as it is
        }
        return new Promise<never>(() => undefined)
      }),
  }
}

/**
 * The shared client as the dialog wants it: safe texts, and an outage that stays in sight.
 * In: the client, and its search, which may answer in steps.
 */
export function dialogClient(client: LiteClient, find: LiteClient['search']): DialogClient {
  const search = (...[requests, options]: Parameters<Search>) =>
    stayingOnOutage(
      find(requests, options).then((response) => ({
        ...response,
        results: response.results.map((result) =>
          'hits' in result ? { ...result, hits: result.hits.map(safeHit) } : result,
        ),
      })),
    )
  return {
    addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
    transporter: client.transporter,
    search: search as unknown as Search, // the dialog uses no more of the promise than `catch` and what that gives
  }
}
