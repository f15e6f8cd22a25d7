import type { LiteClient } from 'algoliasearch/lite'
import type { DocSearchProps } from '@docsearch/react'
import { safeHit } from './safe-hits'

type DialogClient = ReturnType<NonNullable<DocSearchProps['transformSearchClient']>>
type Search = DialogClient['search']

const isOutage = (error: unknown) => error instanceof Error && error.name === 'RetryError'

/**
 * The dialog calls `.catch(handler).then(…)` on this. After an outage, the chain never settles, because settling
 * would reset the status to idle and "Unable to fetch results" would never be seen. The next key starts a new
 * chain. See @docsearch/react 3.9.0 DocSearchModal and autocomplete-core 1.17.9 onInput.
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
 * The shared client, adapted for the dialog: safe text, and an outage that stays visible.
 * In: the client, and its search, which can return results in steps.
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
    search: search as unknown as Search, // the dialog only uses the promise's `catch` and what that returns
  }
}
