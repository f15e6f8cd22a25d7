import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '../../bench/load/clients'
import { openSocket } from '../../bench/load/exchange'

/** More requests than a server should queue for one connection. */
const AT_ONCE = 200
/** Milliseconds before it disconnects. */
const STAY = 2000

/** Sends hundreds of requests at once, reads nothing, and disconnects. */
export function pipelined(path: string): Client {
  const bytes = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(AT_ONCE)
  return async (url, tally, more) => {
    while (more()) {
      const socket = await openSocket(url)
      socket.pause()
      socket.write(bytes)
      await wait(STAY)
      socket.destroy()
      tally.left += 1
    }
  }
}
