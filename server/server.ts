import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { answerRequest } from './answer-request'
import { openBuiltSite } from './built-site'
import { type Connections, keepConnections } from './connections'
import { type Limits, LIMITS } from './limits'
import { listen, LOOPBACK } from './listen'
import { makeRefusal } from './refusal'

export interface ServerOptions {
  /** The built folder. */
  readonly root: string
  /** 0 uses any free port. */
  readonly port: number
  /** Address to listen on; this machine only by default. */
  readonly host?: string | undefined
  /** Limits for clients that differ from the defaults. */
  readonly limits?: Partial<Limits>
}

export interface RunningServer {
  readonly url: string
  /** Finishes earlier requests, for a few seconds at most, then closes all connections. */
  close(): Promise<void>
}

/**
 * Serves a built folder. Out: its URL and a way to stop it; rejects with a readable message if the port is in use
 * or not allowed.
 */
export async function startServer({
  root,
  port,
  host = LOOPBACK,
  limits: own,
}: ServerOptions): Promise<RunningServer> {
  const limits = { ...LIMITS, ...own }
  const connections = keepConnections(limits)
  const server = createLimitedServer(root, connections, limits)
  await listen(server, { port, host })
  // Listening on a port gives an AddressInfo; a string would be a pipe.
  const { port: taken } = server.address() as AddressInfo
  const name = host === '0.0.0.0' ? LOOPBACK : host
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${taken}`,
    close: () => close(server, connections, limits.endMs),
  }
}

function createLimitedServer(root: string, connections: Connections, limits: Limits): Server {
  const site = openBuiltSite(root)
  const options = {
    requireHostHeader: false, // checked in answerRequest, whose refusal includes the site's headers
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkMs,
  }
  const answer: RequestListener = (request, response) =>
    connections.answer(request.socket, {
      response,
      start: () => void answerRequest(site, request, response),
    })
  const server = createServer(options, answer)
  server.on('checkExpectation', answer) // Node's own refusal has none of the site's headers
  server.timeout = limits.stallMs
  server.on('connection', (socket: Socket) => connections.open(socket))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const text = makeRefusal(error, socket)
    if (text === undefined) socket.destroy()
    else connections.refuse(socket, text)
  })
  return server
}

function close(server: Server, connections: Connections, endMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => connections.destroyAll(), endMs)
    // Called by server.close(). Node's own version treats a response as sent once it's handed over, and truncates it.
    server.closeIdleConnections = () => connections.finish()
    server.close((error) => {
      clearTimeout(timer)
      if (error) reject(error)
      else resolve()
    })
  })
}
