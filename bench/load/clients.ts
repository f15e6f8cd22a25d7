import { exchange, openSocket } from './exchange'
import { MALFORMED, ODD } from './malformed'

/** For an invalid range, this answer is as valid as the whole page (RFC 9110, 14.2). */
const RANGE_REFUSED = 416
/** HTTP's answer to an unknown HTTP version (RFC 9110, 15.6.6), which is still the client's error. */
const VERSION_UNKNOWN = 505

/** What all of a run's clients saw. */
export type Tally = {
  /** Complete answers to good requests, by status. */
  answered: Map<number, number>
  /** Descriptions of good requests that didn't get a complete answer with status 200. */
  errors: string[]
  /** Requests whose client disconnected before the answer was complete. */
  left: number
  /** Complete answers that were read slowly. */
  slow: number
  /** Malformed requests that were rejected: with a status from 400 to 499, 505, or the end of the connection. */
  refused: number
}

export const emptyTally = (): Tally => ({ answered: new Map(), errors: [], left: 0, slow: 0, refused: 0 })

/** One of the connections; works as long as it may. In: its number among its kind, and whether to continue. */
export type Client = (url: string, tally: Tally, more: () => boolean) => Promise<void>

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n`

function note(tally: Tally, what: string, status: number | undefined) {
  if (status === undefined) return void tally.errors.push(`${what}: found the end of the connection`)
  tally.answered.set(status, (tally.answered.get(status) ?? 0) + 1)
  if (status !== 200) tally.errors.push(`${what}: found status ${status}, expected 200`)
}

/** Requests one URL after another over one connection. */
export function steady(paths: readonly string[], from: number): Client {
  return async (url, tally, more) => {
    let socket = await openSocket(url)
    for (let at = from; more(); at += 1) {
      const path = paths[at % paths.length]!
      if (socket.destroyed) socket = await openSocket(url) // a server may end a connection after a number of answers
      note(tally, path, (await exchange(socket, get(path)))?.status)
    }
    socket.destroy()
  }
}

/** Disconnects as soon as an answer starts, or before. */
export function leaving(path: string): Client {
  return async (url, tally, more) => {
    for (let turn = 0; more(); turn += 1) {
      const socket = await openSocket(url)
      socket.write(get(path))
      if (turn % 2 === 0) await new Promise((resolve) => socket.once('data', resolve).once('close', resolve))
      socket.destroy()
      tally.left += 1
    }
  }
}

/** Reads a large file in chunks, with a pause after each. In: the pause in ms. */
export function slow(path: string, rest: number): Client {
  return async (url, tally, more) => {
    while (more()) {
      const socket = await openSocket(url)
      const answer = await exchange(socket, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`, rest)
      note(tally, `${path}, read slowly`, answer?.status)
      tally.slow += 1
      socket.destroy()
    }
  }
}

/** Sends requests that no server may accept, and some with an invalid header. */
export function malformed(from: number): Client {
  const all = [...MALFORMED, ...ODD]
  return async (url, tally, more) => {
    for (let at = from; more(); at += 1) {
      const request = all[at % all.length]!
      const socket = await openSocket(url)
      const status = (await exchange(socket, request))?.status
      socket.destroy()
      const isRefused = status === undefined || (status >= 400 && status < 500) || status === VERSION_UNKNOWN
      if (ODD.includes(request) && status !== RANGE_REFUSED) note(tally, JSON.stringify(request), status)
      else if (isRefused) tally.refused += 1
      else
        tally.errors.push(
          `${JSON.stringify(request.slice(0, 60))}: found status ${status}, expected a refusal`,
        )
    }
  }
}
