import type { IncomingMessage } from 'node:http'

/** No spaces, slashes or other signs that end a host in an address. */
const HOST = /^[^\s/?#@\\]*$/

/** Whether a request names its host as HTTP demands (RFC 9112, 3.2): in one line, which HTTP/1.0 may leave out. */
export function hasValidHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
  const [host] = hosts
  if (host === undefined) return httpVersion === '1.0'
  return hosts.length === 1 && HOST.test(host)
}

/** Whether a body follows the headers. Nothing here takes one, so the connection closes instead of reading it. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
