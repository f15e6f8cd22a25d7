// Replaces the hosted service's network: the same requests, served from the embedded index.
import type { SearchIndex } from '../engine/load-index'
import { Overtaken, search } from '../engine/search'
import { type EndRequest, type EndResponse, OTHER_HOSTS, UNREACHABLE } from './unreachable'
import { readRequest, listRequests, readResult } from './wire'

/** Requests that differ only in their query come from one field; only the latest counts. */
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
 * In: how to open the index, and the site's origin. While one of a field's queries is being processed, later ones
 * wait, and all of them get the latest one's response, so typing fast doesn't fetch more than typing slowly. That's
 * why responses can't be cached by request. A request's four tries share one failure, because a file that one host
 * can't read is also missing on the next.
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
