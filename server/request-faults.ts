import type { IncomingMessage } from 'node:http'

/** No spaces, slashes or other characters that end the host in a URL. */
const HOST = /^[^\s/?#@\\]*$/

/** Whether a request gives its host as HTTP requires (RFC 9112, 3.2): in one header line, optional in HTTP/1.0. */
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

/** Whether a body follows the headers. Nothing here accepts one, so the connection closes instead of reading it. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
