import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerRequest } from '../../server/answer-request'
import { openBuiltSite } from '../../server/built-site'
import { Problem } from '../problem'
import { compressAsked } from './compress-asked'

export type Sent = {
  readonly path: string
  readonly type: string
  /** Bytes of the body as sent, compressed. */
  readonly bytes: number
  /** True when the browser fetched it ahead, for a page that the reader may open. */
  readonly ahead: boolean
}

export type CountedServer = {
  readonly url: string
  /** All that was sent so far; `length` marks a moment. */
  readonly sent: readonly Sent[]
  close(): Promise<void>
}

const HOST = '127.0.0.1'

function fault(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return new Problem(`Could not listen on port ${port}: ${error.message}`)
  return new Problem(
    `Port ${port} is used by another process. Stop it, or choose another: PORT=${port + 1} npm run bench (without PORT any free one is used)`,
  )
}

/** Serves a built folder with the server of this site, and counts what it sends. @throws Problem when the port is taken */
export async function serveCounted(root: string, port: number): Promise<CountedServer> {
  const site = openBuiltSite(root)
  const sent: Sent[] = []
  const server = createServer((request, response) => {
    response.once('finish', () =>
      sent.push({
        path: request.url ?? '',
        type: String(response.getHeader('content-type') ?? '').split(';')[0]!,
        bytes: response.statusCode === 304 ? 0 : Number(response.getHeader('content-length') ?? 0),
        ahead: /prefetch/.test(String(request.headers['sec-purpose'] ?? request.headers.purpose ?? '')),
      }),
    )
    compressAsked(root, request.url ?? '')
    void answerRequest(site, request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(fault(error, port)))
    server.listen(port, HOST, resolve)
  })
  const { port: taken } = server.address() as AddressInfo // a port gives an address; a string would be a pipe
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
