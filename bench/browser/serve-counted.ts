import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerRequest } from '../../server/answer-request'
import { openBuiltSite } from '../../server/built-site'
import type { Sent } from '../measure/bytes'
import { Problem } from '../problem'
import { compressAsked } from './compress-asked'
import { findRootFile } from './root-files'

export type CountedServer = {
  readonly url: string
  /** Everything sent so far; `length` serves as a point in time. */
  readonly sent: readonly Sent[]
  close(): Promise<void>
}

const HOST = '127.0.0.1'

/** True for what a browser prefetches, and for what the script of Next.js does, which says so in a header of its own. */
const isPrefetch = ({ headers }: IncomingMessage) =>
  /prefetch/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? '')) ||
  'next-router-prefetch' in headers

/** False for responses that say how long a body is but don't have one. */
const hasBody = ({ method }: IncomingMessage, { statusCode }: ServerResponse) =>
  method !== 'HEAD' && statusCode !== 304

function fault(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return new Problem(`Couldn't listen on port ${port}: ${error.message}`)
  return new Problem(
    `Port ${port} is used by another process. Stop it, or choose another: PORT=${port + 1} npm run bench (without PORT, any free port is used)`,
  )
}

/** Serves a built folder with this site's server, and counts what it sends. @throws Problem if the port is in use */
export async function serveCounted(root: string, port: number): Promise<CountedServer> {
  const site = openBuiltSite(root)
  const sent: Sent[] = []
  const server = createServer((request, response) => {
    response.once('finish', () =>
      sent.push({
        path: request.url ?? '',
        type: String(response.getHeader('content-type') ?? '').split(';')[0]!,
        bytes: hasBody(request, response) ? Number(response.getHeader('content-length') ?? 0) : 0,
        ahead: isPrefetch(request),
      }),
    )
    request.url = findRootFile(request.url ?? '')
    compressAsked(root, request.url)
    void answerRequest(site, request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(fault(error, port)))
    server.listen(port, HOST, resolve)
  })
  const { port: taken } = server.address() as AddressInfo // it listens on a port; a string would mean a pipe
  return {
    url: `http://${HOST}:${taken}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
