import { connect, type Socket } from 'node:net'

/** A connection that sends raw bytes, and may leave answers unread. */
export interface RawClient {
  readonly socket: Socket
  /** Everything received so far. */
  text(): string
  /** Settles when the connection has ended, with everything received. */
  readonly closed: Promise<string>
}

/**
 * Opens a connection and sends bytes. It stays half open when the server ends it, as a malicious client's would.
 * @param bytes one character per byte
 */
export function sendRaw(url: string, bytes = ''): RawClient {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  const parts: Buffer[] = []
  const text = () => Buffer.concat(parts).toString('latin1')
  socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined) // `close` follows
  const closed = new Promise<string>((resolve) => {
    socket.once('end', () => socket.end()).once('close', () => resolve(text()))
  })
  if (bytes !== '') socket.write(bytes, 'latin1')
  return { socket, text, closed }
}

/** A request for a path, with optional header lines. */
export const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`
