import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'

const LOOPBACK = '127.0.0.1'
const OWN_HOST = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = { jsonrpc: '2.0', id: null, error: { code: -32_600, message } }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A page of another site could ask a server on this machine: its Host or Origin gives it away. */
function isForeign({ headers: { host = '', origin } }: IncomingMessage): boolean {
  if (!OWN_HOST.test(host)) return true
  return origin !== undefined && !OWN_HOST.test(origin.replace(/^https?:\/\//, ''))
}

/**
 * Serves the protocol over HTTP on this machine only, each request by itself.
 * @param make a new server for each request
 * @returns the address, and a way to stop
 */
export async function serveHttp(make: () => McpServer, port: number) {
  const http = createServer((request, response) => {
    if (isForeign(request)) return refuse(response, 403, 'Host: expected this machine.')
    if (request.method !== 'POST') return refuse(response, 405, `found ${request.method}, expected POST.`)
    const server = make()
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    response.on('close', () => void server.close())
    server
      .connect(transport)
      .then(() => transport.handleRequest(request, response))
      .catch((error: unknown) => {
        console.error(error)
        if (!response.headersSent) refuse(response, 500, 'The server could not answer.')
      })
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, LOOPBACK, resolve)
  })
  const { port: taken } = http.address() as AddressInfo // listen() with a port gives one
  return { url: `http://${LOOPBACK}:${taken}/`, close: () => new Promise((resolve) => http.close(resolve)) }
}
