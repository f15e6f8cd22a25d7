import { expect, it } from 'vitest'
import { Pending } from '../pending'
import { CookieRequest, CookieResponse } from './cookies'
import { LocalServers } from './http'

const elsewhere = () => Promise.resolve(new Response('elsewhere'))

/** A server that answers with what it was sent. */
function startEcho(pending = new Pending()) {
  const servers = new LocalServers(elsewhere, pending)
  const server = servers.module.createServer(async (request, response) => {
    if (request.url === '/none') return response.writeHead(204).end()
    if (request.url === '/broken') throw new Error('no')
    const parts: Uint8Array[] = []
    for await (const part of request) parts.push(part)
    const headers = { 'x-token': request.headers['x-token'] ?? '' }
    return response.writeHead(201, headers).end(`${request.method} ${request.url} ${String(parts[0] ?? '')}`)
  })
  return { servers, server }
}

it('a server gets the requests of its own program, and nothing else leaves by it', async () => {
  const { servers, server } = startEcho()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${server.address()!.port}`
  const response = await servers.fetch(new URL('/a?b=1', url), {
    method: 'POST',
    body: 'text',
    headers: { 'X-Token': 't' },
  })
  expect([response.status, response.headers.get('x-token'), await response.text()]).toEqual([
    201,
    't',
    'POST /a?b=1 text',
  ])
  expect((await servers.fetch(`${url}/none`)).status).toBe(204)
  await expect(servers.fetch(`${url}/broken`)).rejects.toThrow('no')
  expect(await (await servers.fetch('https://a.example/')).text()).toBe('elsewhere')
  server.close()
  expect(server.address()).toBeNull()
  expect(await (await servers.fetch(url)).text()).toBe('elsewhere')
})

it('a program ends once its servers are closed, and not before', async () => {
  const pending = new Pending()
  const { server } = startEcho(pending)
  server.listen(3000)
  let isOver = false
  const end = pending.end().then(() => (isOver = true))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(isOver).toBe(false)
  server.close()
  await end
})

it('control: a port that is taken, and a server that is closed twice, are errors', () => {
  const { servers, server } = startEcho()
  server.listen(3000)
  expect(() => servers.module.createServer(() => undefined).listen(3000)).toThrow('EADDRINUSE')
  server.close()
  expect(() => server.close()).toThrow('Server is not running.')
})

it('requests and responses have the cookies that they were made with, and all other headers', async () => {
  const request = new CookieRequest('https://a.example/', {
    method: 'POST',
    body: 'a',
    headers: { cookie: 'a=b' },
  })
  expect([request.headers.get('cookie'), await request.text()]).toEqual(['a=b', 'a'])
  expect(new CookieRequest('https://a.example/', { headers: { cookie: 'c' } }).headers.get('cookie')).toBe(
    'c',
  )
  const response = new CookieResponse('text', { status: 401, headers: { 'set-cookie': 'a=b; Secure' } })
  const { headers } = response
  expect([
    response.status,
    headers.get('set-cookie'),
    headers.get('content-type'),
    await response.text(),
  ]).toEqual([401, 'a=b; Secure', 'text/plain;charset=UTF-8', 'text'])
})
