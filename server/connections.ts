// Manages the server's connections: each handles one request after another, so a client that sends many and reads
// nothing keeps one response in memory instead of all of them; and each is eventually closed.
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from './limits'
import { refusalText } from './refusal'

interface Job {
  readonly response: ServerResponse
  readonly start: () => void
}

interface Connection {
  readonly socket: Socket
  /** Requests that wait behind the current one. */
  readonly waiting: Job[]
  isAnswering: boolean
  /** Too many requests are waiting: later ones are dropped, and the connection closes after them. */
  isFull: boolean
  /** Requests received and not answered, including dropped ones: each uses memory until the connection closes. */
  held: number
  /** Why the connection is refused; sent after the responses before it. */
  refusal?: string
}

export interface Connections {
  /** Accepts a new connection; above the limit, the one that has been idle longest is closed. */
  open(socket: Socket): void
  /** Starts a response once the earlier ones on the same connection are sent. */
  answer(socket: Socket, job: Job): void
  /** Tells the client why, after the responses in flight, and closes. In: the complete response as text. */
  refuse(socket: Socket, text: string): void
  /** Closes each connection as soon as it has no requests left. */
  finish(): void
  destroyAll(): void
}

/** Watches connections. In: their limits. */
export function keepConnections(limits: Limits): Connections {
  const all = new Map<Socket, Connection>()
  const idle = new Set<Socket>() // the one that has been idle longest first
  let [heldInAll, isEnding] = [0, false]

  function forget(socket: Socket): void {
    const connection = all.get(socket)
    if (!connection) return
    heldInAll -= connection.held
    connection.waiting.length = 0
    all.delete(socket)
    idle.delete(socket)
  }

  function rest(connection: Connection): void {
    const { socket, refusal } = connection
    if (refusal !== undefined) return sayAndClose(socket, refusal, limits.lingerMs)
    if (isEnding) return socket.destroySoon()
    idle.add(socket)
  }

  function next(connection: Connection): void {
    const { socket, waiting } = connection
    if (socket.destroyed) return
    const job = waiting.shift()
    if (!job) return rest(connection)
    const { response, start } = job
    connection.isAnswering = true
    if (isEnding && waiting.length === 0) response.shouldKeepAlive = false
    const timer = setTimeout(() => socket.destroy(), limits.answerMs).unref()
    response.once('close', () => {
      clearTimeout(timer)
      connection.isAnswering = false
      if (!all.has(socket)) return
      connection.held -= 1
      heldInAll -= 1
      next(connection)
    })
    start()
  }

  function makeRoom(): boolean {
    if (all.size < limits.connections) return true
    const [oldest] = idle
    if (!oldest) return false
    forget(oldest)
    oldest.destroy()
    return true
  }

  return {
    open(socket) {
      if (!makeRoom()) return sayAndClose(socket, refusalText(503), 0)
      all.set(socket, { socket, waiting: [], isAnswering: false, isFull: false, held: 0 })
      idle.add(socket)
      socket.once('close', () => forget(socket))
    },
    answer(socket, job) {
      const connection = all.get(socket)
      if (!connection) return // refused, and about to close
      connection.held += 1
      heldInAll += 1
      if (heldInAll > limits.waitingInAll) return void socket.destroy()
      if (connection.isFull) return
      idle.delete(socket)
      connection.waiting.push(job)
      if (connection.waiting.length > limits.waiting) {
        connection.isFull = true
        job.response.shouldKeepAlive = false
        socket.pause()
      }
      if (!connection.isAnswering) next(connection)
    },
    refuse(socket, text) {
      const connection = all.get(socket)
      if (!connection || connection.refusal !== undefined) return // already sent
      connection.refusal = text
      idle.delete(socket)
      if (connection.isAnswering) socket.pause()
      else rest(connection)
    },
    finish() {
      isEnding = true
      for (const socket of idle) socket.destroySoon()
    },
    destroyAll() {
      for (const socket of all.keys()) socket.destroy()
    },
  }
}

/**
 * Anything the client still sends is read and dropped meanwhile: closing with unread bytes would discard the
 * response.
 */
function sayAndClose(socket: Socket, text: string, lingerMs: number): void {
  socket.resume()
  socket.end(text, () => setTimeout(() => socket.destroy(), lingerMs).unref())
}
