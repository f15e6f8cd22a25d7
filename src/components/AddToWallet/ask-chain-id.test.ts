import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { askChainId, chainIdIn, getChainId } from './ask-chain-id'

describe('a chain id', () => {
  it('is read from hex', () => expect(chainIdIn('0xa4ec')).toBe(42_220))
  it.each(['42220', '0x', '0xzz', `0x${'f'.repeat(40)}`, 42_220, null, undefined])('is not %j', (value) =>
    expect(chainIdIn(value)).toBeUndefined(),
  )
  it.each([{ error: { code: -32000 } }, [], 'text', null, { result: {} }])('is not in %j', (answer) =>
    expect(getChainId(answer)).toBeUndefined(),
  )
})

describe('an endpoint', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  async function endpoint(answer: RequestListener): Promise<string> {
    const started = createServer(answer)
    server = started
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}` // an object if the server has a port
  }

  it('that responds gets an eth_chainId request without cookies', async () => {
    const asked: unknown[] = []
    const url = await endpoint((request, response) => {
      let body = ''
      request.on('data', (part) => (body += String(part)))
      request.on('end', () => {
        asked.push([request.method, JSON.parse(body), request.headers.cookie])
        response.end('{"jsonrpc":"2.0","id":1,"result":"0xa4ec"}')
      })
    })
    expect(await askChainId(url)).toEqual({ chainId: 42_220 })
    expect(asked).toEqual([['POST', { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }, undefined]])
  })

  it.each([
    ['an error of its own', 200, '{"error":{"code":-32000}}'],
    ['no JSON', 200, '<!doctype html>'],
    ['status 503', 503, '{"result":"0xa4ec"}'],
  ])('with %s makes no sense', async (_, status, body) => {
    const url = await endpoint((_request, response) => response.writeHead(status).end(body))
    expect(await askChainId(url)).toEqual({ failure: { kind: 'endpoint makes no sense' } })
  })

  it('that hangs is too slow', async () => {
    const url = await endpoint(() => undefined)
    expect(await askChainId(url, 20)).toEqual({ failure: { kind: 'endpoint is too slow' } })
  })

  it('that drops the connection counts as not responding', async () => {
    const url = await endpoint((request) => request.socket.destroy())
    expect(await askChainId(url)).toEqual({ failure: { kind: 'endpoint does not answer' } })
  })
})
