// Stands in for the network of the hosted service: the same requests, answered from the embedded index.
import type { SearchIndex } from '../engine/load-index'
import { Overtaken, search } from '../engine/search'
import { type EndRequest, type EndResponse, OTHER_HOSTS, UNREACHABLE } from './unreachable'
import { readRequest, listRequests, readResult } from './wire'

/** Requests that differ in their query only come from one field: the newest is the one that counts. */
function getField(data: string): string {
  return data.replace(/"query":"(?:[^"\\]|\\.)*"/g, '')
}

async function answer(
  index: SearchIndex,
  data: string,
  origin: string,
  isOvertaken: () => boolean,
): Promise<EndResponse> {
  const results = await Promise.all(
    listRequests(JSON.parse(data)).map(async (value) => {
      const request = readRequest(value, origin)
      const name = (value as { indexName?: unknown } | null)?.indexName
      return readResult(await search(index, request, isOvertaken), request, String(name ?? ''))
    }),
  )
  return { status: 200, content: JSON.stringify({ results }), isTimedOut: false }
}

/**
 * A requester for the client's transport.
 * In: how the index is opened, and the origin of the site. While a query of a field is being answered, the next ones
 * wait, and all get the answer of the newest: a fast typist fetches no more than a slow one. So nothing may keep an
 * answer by its request. The four tries of a request share one failure: what one host misses, the next does too.
 */
export function embeddedRequester(open: () => Promise<SearchIndex>, origin: string) {
  const newest = new Map<string, string>()
  const running = new Map<string, Promise<EndResponse>>()
  const failed = new Set<string>()

  const keepFailure = (data: string) => {
    failed.add(data)
    setTimeout(() => failed.delete(data), OTHER_HOSTS)
  }

  const answerNewest = async (field: string): Promise<EndResponse> => {
    for (;;) {
      const data = newest.get(field)!
      const isOvertaken = () => newest.get(field) !== data
      try {
        const response = await answer(await open(), data, origin, isOvertaken)
        if (!isOvertaken()) return response
      } catch (error) {
        if (!(error instanceof Overtaken) && !isOvertaken()) return UNREACHABLE
      }
    }
  }

  return {
    send(request: EndRequest): Promise<EndResponse> {
      const data = String(request.data)
      const field = getField(data)
      if (failed.has(data)) return Promise.resolve(UNREACHABLE)
      newest.set(field, data)
      const shared = running.get(field)
      if (shared) return shared
      const own = answerNewest(field).then((response) => {
        running.delete(field)
        if (response.status !== 200) keepFailure(newest.get(field)!)
        return response
      })
      running.set(field, own)
      return own
    },
  }
}
