import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js'
import { LIMITS } from '../server/limits'
import { listen, LOOPBACK } from '../server/listen'

const OWN_HOST = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/
/** Clients are given the URL with a trailing slash, but many write /mcp out of habit. */
const PATHS: ReadonlySet<string> = new Set(['/', '/mcp'])

interface Refusal {
  readonly status: number
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}

function refuse(response: ServerResponse, { status, message, headers }: Refusal): void {
  const code = status === 500 ? ErrorCode.InternalError : ErrorCode.InvalidRequest
  const body = { jsonrpc: '2.0', id: null, error: { code, message } }
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/**
 * Why a request is rejected. A page on another site could send one to a server on this machine, which its Host or
 * Origin reveals.
 */
function makeRefusal({ headers, method, url = '' }: IncomingMessage): Refusal | undefined {
  const { host = '', origin } = headers
  const expected = `expected ${LOOPBACK} or localhost.`
  if (!OWN_HOST.test(host))
    return { status: 403, message: `Host: found ${JSON.stringify(host)}, ${expected}` }
  if (origin !== undefined && !OWN_HOST.test(origin.replace(/^https?:\/\//, '')))
    return { status: 403, message: `Origin: found ${JSON.stringify(origin)}, ${expected}` }
  const path = url.split('?', 1)[0] ?? ''
  if (!PATHS.has(path))
    return { status: 404, message: `path: found ${path.slice(0, 100)}, expected / or /mcp.` }
  if (method !== 'POST')
    return { status: 405, message: `found ${method}, expected POST.`, headers: { allow: 'POST' } }
  return undefined
}

/**
 * Serves the protocol over HTTP on this machine only, each request separately.
 * @param make a new server for each request
 * @param command the command that starts it on another port
 * @returns the URL, and a way to stop; rejects with a readable message if the port isn't available
 */
export async function serveHttp(make: () => McpServer, port: number, command: (port: number) => string) {
  const limits = { headersTimeout: LIMITS.headersMs, requestTimeout: LIMITS.requestMs }
  const http = createServer(limits, (request, response) => {
    const refusal = makeRefusal(request)
    if (refusal) return refuse(response, refusal)
    const server = make()
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    response.on('close', () => void server.close())
    server
      .connect(transport)
      .then(() => transport.handleRequest(request, response))
      .catch((error: unknown) => {
        console.error(error)
        if (!response.headersSent) refuse(response, { status: 500, message: "The server couldn't respond." })
      })
  })
  await listen(http, { port, host: LOOPBACK, command })
  const { port: taken } = http.address() as AddressInfo // listen() with a port gives one
  return { url: `http://${LOOPBACK}:${taken}/`, close: () => new Promise((resolve) => http.close(resolve)) }
}
