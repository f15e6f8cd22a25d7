import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { answerRequest } from './answer-request'
import { openBuiltSite } from './built-site'

const LOOPBACK = '127.0.0.1'
const HIGHEST_PORT = 65_535
/**
 * Longer than clients and proxies keep an idle connection, so that none of them sends on one that is just being closed:
 * that is answered by a reset.
 */
const KEEP_ALIVE_MS = 65_000

export interface ServerOptions {
  /** The built folder. */
  readonly root: string
  /** 0 takes any free port. */
  readonly port: number
  /** Address to listen on; this machine only by default. */
  readonly host?: string
}

export interface RunningServer {
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves a built folder. Out: its URL and a way to stop it; rejects with a message for people when the port
 * is taken or not allowed.
 */
export async function startServer({ root, port, host = LOOPBACK }: ServerOptions): Promise<RunningServer> {
  const site = openBuiltSite(root)
  const server = createServer((request, response) => void answerRequest(site, request, response))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('clientError', refuse)
  await listen(server, port, host)
  // listen() with a port gives an AddressInfo; a string would be a pipe.
  const { port: taken } = server.address() as AddressInfo
  const name = host === LOOPBACK || host === '0.0.0.0' ? LOOPBACK : host
  return { url: `http://${name.includes(':') ? `[${name}]` : name}:${taken}`, close: () => close(server) }
}

/** Reads PORT and the like. In: the text of the variable. Out: the port, or an error naming the variable. */
export function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port
  throw new Error(`PORT: found ${JSON.stringify(text)}, expected a whole number from 0 to ${HIGHEST_PORT}.`)
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenMessage(error, port))))
    server.listen(port, host, resolve)
  })
}

function listenMessage(error: NodeJS.ErrnoException, port: number): string {
  const mend = `choose another one: PORT=${port < HIGHEST_PORT ? port + 1 : 3000} npm start`
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or ${mend}`
  if (error.code === 'EACCES') return `Port ${port} needs rights that this user has not. Mend: ${mend}`
  return `Could not listen on port ${port}: ${error.message}`
}

function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}
