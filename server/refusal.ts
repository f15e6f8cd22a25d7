import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { RETRY_AFTER, REVALIDATE, securityHeaders } from '../model/http/rules'

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** A complete response to a client whose request couldn't be parsed. In: its status. */
export function refusalText(status: number): string {
  const headers = {
    ...securityHeaders(),
    ...(status === 503 ? RETRY_AFTER : {}),
    'cache-control': REVALIDATE,
    'content-length': '0',
    connection: 'close',
    date: new Date().toUTCString(),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
}

/**
 * What to tell a client whose bytes aren't a request, or came too late. Out: undefined if there's no one to tell:
 * the connection broke, or nothing was sent, as when browsers open connections ahead of time.
 */
export function makeRefusal(error: NodeJS.ErrnoException, socket: Socket): string | undefined {
  const status = STATUS_OF[error.code ?? ''] ?? 400
  const isSilent = status === 408 && socket.bytesRead === 0
  return socket.writable && error.code !== 'ECONNRESET' && !isSilent ? refusalText(status) : undefined
}
