// Keeps the connections of the server: each answers one request after another, so that a client that sends many and reads
// nothing holds one answer in memory, not all of them; and each is closed in the end.
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
  /** Too many requests are waiting: those after them are dropped, and the connection closes behind them. */
  isFull: boolean
  /** Requests received and not answered, dropped ones too: each takes memory until the connection closes. */
  held: number
  /** Why the connection is refused; told when the answers before it are out. */
  refusal?: string
}

export interface Connections {
  /** Takes a new connection; past the limit the one that has been idle for longest makes room. */
  open(socket: Socket): void
  /** Starts an answer when those before it on the same connection are out. */
  answer(socket: Socket, job: Job): void
  /** Tells the client why, after the answers in flight, and closes. In: the text of a whole answer. */
  refuse(socket: Socket, text: string): void
  /** Closes each connection as soon as it has nothing left to answer. */
  finish(): void
  destroyAll(): void
}

/** Watches connections. In: what they may take. */
export function keepConnections(limits: Limits): Connections {
  const all = new Map<Socket, Connection>()
  const idle = new Set<Socket>() // the one that has been idle for longest first
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
      if (!connection || connection.refusal !== undefined) return // it was told already
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

/** What the client still sends is read and dropped meanwhile: closing on unread bytes would take the answer from it. */
function sayAndClose(socket: Socket, text: string, lingerMs: number): void {
  socket.resume()
  socket.end(text, () => setTimeout(() => socket.destroy(), lingerMs).unref())
}
