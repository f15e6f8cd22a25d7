import type { LiteClient } from 'algoliasearch/lite'

type Search = LiteClient['search']
type Requests = Parameters<Search>[0]
type Answer = Awaited<ReturnType<Search>>

export interface Shown {
  /** Calls the function once the response is painted; returns a function that cancels the call. */
  readonly afterPaint: (then: () => void) => () => void
  /** Whether the reader has selected a hit; if so, the hits must not move. */
  readonly isInUse: () => boolean
  /** Makes the dialog repeat its last query. */
  readonly askAgain: () => void
}

/** The same request without its limit of files. */
function withoutLimit(requests: Requests): Requests {
  const list = 'requests' in requests ? requests.requests : requests
  return { requests: list.map((request) => ({ ...request, files: undefined })) } as Requests
}

const countHits = ({ results }: Answer) =>
  results.reduce((sum, result) => sum + ('hits' in result ? result.hits.length : 0), 0)

/**
 * A search whose first response contains the hits from the first files, and whose second response to the same query
 * contains all of them. The second is prepared once the first is painted; then the dialog repeats the query. If it
 * fails, the first response stays.
 */
export function restOfHits(search: Search, { afterPaint, isInUse, askAgain }: Shown): Search {
  let newest = ''
  let whole: { readonly key: string; readonly answer: Answer } | undefined
  let callOff = () => {}

  const fetchRest = async (key: string, requests: Requests, first: Answer) => {
    const answer = await search(withoutLimit(requests))
    if (newest !== key || countHits(answer) <= countHits(first) || isInUse()) return
    whole = { key, answer }
    askAgain()
  }

  const find = async (requests: Requests, options?: Parameters<Search>[1]) => {
    const key = JSON.stringify(requests)
    callOff()
    newest = key
    if (whole?.key === key) return whole.answer
    const answer = await search(requests, options)
    if (newest === key)
      callOff = afterPaint(
        () => void fetchRest(key, requests, answer).catch(() => undefined /* the first hits stay */),
      )
    return answer
  }
  return find as Search // generic in the type of hits, which doesn't matter here
}
