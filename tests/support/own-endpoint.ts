import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EndpointAnswer } from './stand-in-endpoint'

type RpcRequest = Parameters<EndpointAnswer>[0]

/** An endpoint on this machine, as a reader would run one. It answers every origin and counts what it's asked. */
export async function startEndpoint(answer: EndpointAnswer, { redirectTo }: { redirectTo?: string } = {}) {
  const asked: RpcRequest[] = []
  const origins = new Set<string | undefined>()
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (redirectTo) return void response.writeHead(307, { location: redirectTo }).end()
    origins.add(request.headers.origin)
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const body = JSON.parse(text) as RpcRequest | RpcRequest[]
      const reply = (one: RpcRequest) => {
        asked.push(one)
        return { jsonrpc: '2.0', id: one.id, ...answer(one) }
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(Array.isArray(body) ? body.map(reply) : reply(body)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { url: `http://127.0.0.1:${port}/`, asked, origins, close }
}
