import { connect, type Socket } from 'node:net'

/** A connection that sends bytes as they are, and may leave what comes unread. */
export interface RawClient {
  readonly socket: Socket
  /** All that came so far. */
  text(): string
  /** Settles when the connection has ended, with all that came. */
  readonly closed: Promise<string>
}

/**
 * Opens a connection and sends bytes. It stays half open when the server ends it, as a client does that means no good.
 * @param bytes one character a byte
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

/** A request for a path, with more lines of headers if need be. */
export const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`
