// Stands in for the network of the hosted service: the same requests, answered from the embedded index.
import type { SearchIndex } from '../engine/load-index'
import { search } from '../engine/search'
import { requestOf, requestsOf, resultOf } from './wire'

export interface EndRequest {
  readonly url: string
  /** The body, as JSON. */
  readonly data?: unknown
}

export interface EndResponse {
  readonly status: number
  readonly content: string
  readonly isTimedOut: boolean
}

/** Status of an answer that never came: the client then tries its other hosts, and gives up with a RetryError. */
const UNREACHABLE: Readonly<EndResponse> = { status: 0, content: '', isTimedOut: false }

/**
 * A requester for the client's transport.
 * In: how the index is opened, and the origin of the site. Timeouts are the reader's of files: a host of the index that
 * is tried again at once would hang again, so the four tries of one request share one answer.
 */
export function embeddedRequester(open: () => Promise<SearchIndex>, origin: string) {
  const running = new Map<string, Promise<EndResponse>>()
  const forget = (data: string) => {
    setTimeout(() => running.delete(data), 0)
  }
  return {
    send(request: EndRequest): Promise<EndResponse> {
      const data = String(request.data)
      const shared = running.get(data) ?? answer(open, data, origin).catch(() => UNREACHABLE)
      if (!running.has(data)) {
        running.set(data, shared)
        void shared.then(() => forget(data))
      }
      return shared
    },
  }
}

async function answer(open: () => Promise<SearchIndex>, data: string, origin: string): Promise<EndResponse> {
  const index = await open()
  const results = await Promise.all(
    requestsOf(JSON.parse(data)).map(async (value) => {
      const request = requestOf(value, origin)
      const name = (value as { indexName?: unknown } | null)?.indexName
      return resultOf(await search(index, request), request, String(name ?? ''))
    }),
  )
  return { status: 200, content: JSON.stringify({ results }), isTimedOut: false }
}
