import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Limits } from '../../server/limits'

/** A way to hold a connection open, and for how long the server may allow it. */
export interface Holding {
  readonly kind: string
  readonly limitMs: number
  /** Whether the client keeps its side open after the server has ended, and only notices the close when it sends. */
  readonly isHalfOpen?: boolean
  /** Starts holding. In: a new connection, and a signal for its end, to stop timers. */
  readonly begin: (socket: Socket, over: AbortSignal) => void
}

export interface HeldResult {
  readonly kind: string
  readonly limitMs: number
  /** Connections that the server closed in time. */
  closed: number
  /** Connections that it didn't close in time. */
  outlived: number
  /** How long the longest of the closed ones was open, in ms. */
  longestMs: number
}

/** Milliseconds between two bytes of a client that sends slowly or continues after a refusal. */
const DRIP = 500
/** Milliseconds between two connections. */
const REST = 250
/** Milliseconds to read what's left in the buffers and notice the end after it. */
const NEWS = 2000
const HEAD = 'Host: a\r\n'

function drip(socket: Socket, over: AbortSignal, text: string): void {
  const timer = setInterval(() => socket.write(text), DRIP)
  over.addEventListener('abort', () => clearInterval(timer))
}

/**
 * The ways to hold a connection that cost a client next to nothing.
 * @param limits the server's limits
 * @param marginMs extra time for a busy machine
 * @param large path of a large file, and how many requests for it fill all buffers
 */
export function holdings(
  limits: Limits,
  marginMs: number,
  large: { readonly path: string; readonly times: number },
): Holding[] {
  const headersMs = limits.headersMs + limits.checkMs + marginMs
  return [
    { kind: 'silent', limitMs: headersMs, begin: () => undefined },
    {
      kind: 'slow headers',
      limitMs: headersMs,
      begin: (socket, over) => {
        socket.write(`GET / HTTP/1.1\r\n${HEAD}X: `)
        drip(socket, over, 'a')
      },
    },
    {
      kind: 'refused, half open',
      isHalfOpen: true,
      limitMs: limits.lingerMs + marginMs,
      begin: (socket, over) => {
        socket.write('GARBAGE\r\n\r\n')
        drip(socket, over, 'x')
      },
    },
    {
      kind: 'idle',
      limitMs: limits.idleMs + marginMs,
      begin: (socket) => void socket.write(`GET / HTTP/1.1\r\n${HEAD}\r\n`),
    },
    {
      kind: 'reads nothing',
      limitMs: 2 * limits.stallMs + marginMs, // the last byte that the buffers take may come late
      begin: (socket) => {
        socket.pause()
        socket.write(`GET ${large.path} HTTP/1.1\r\n${HEAD}\r\n`.repeat(large.times))
      },
    },
  ]
}

/** Milliseconds that a connection was open; undefined if it exceeded its limit, or the soak test ended first. */
export async function getLife(url: string, holding: Holding, over: AbortSignal): Promise<number | undefined> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: holding.isHalfOpen ?? false })
  await once(socket, 'connect')
  socket.on('error', () => undefined) // `close` handles it
  const from = performance.now()
  const own = new AbortController()
  holding.begin(socket, own.signal)
  if (!socket.isPaused()) socket.resume()
  return new Promise((resolve) => {
    const end = (life?: number) => {
      clearTimeout(timer)
      own.abort()
      over.removeEventListener('abort', stop)
      socket.destroy()
      resolve(life)
    }
    const stop = () => end()
    const timer = setTimeout(() => {
      if (!socket.isPaused()) return end()
      // A paused connection notices its end only when it reads again; one that's still open would continue.
      socket.resume()
      setTimeout(end, NEWS)
    }, holding.limitMs)
    over.addEventListener('abort', stop)
    socket.once('close', () => end(performance.now() - from))
  })
}

/** Holds one connection after another until the soak test ends, and adds each outcome to the result. */
export async function holdSockets(url: string, holding: Holding, over: AbortSignal): Promise<HeldResult> {
  const { kind, limitMs } = holding
  const result = { kind, limitMs, closed: 0, outlived: 0, longestMs: 0 }
  while (!over.aborted) {
    const life = await getLife(url, holding, over)
    if (life !== undefined) {
      result.closed += 1
      result.longestMs = Math.max(result.longestMs, Math.round(life))
    } else if (!over.aborted) result.outlived += 1
    await wait(REST)
  }
  return result
}
