import fs from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRequestPath } from '../../server/request-path'
import { resolveAddress } from '../../server/resolve-address'
import { isPrivate } from '../../model/http/rules'
import { startServer, type RunningServer } from '../../server/server'
import { hostileAddress, namedAddresses } from './addresses'
import { holds, holdsLater, holdsUnkept } from './fuzz'

const old = {
  moved: new Map([
    ['/old', '/build'],
    ['/café', '/build'],
  ]),
  gone: new Set(['/gone']),
}

type Resolve = typeof resolveAddress

/** No URL makes the server throw, serve a private file, or redirect to another site. */
const answersSafely = (resolve: Resolve) =>
  fc.property(fc.oneof(hostileAddress, fc.constantFrom('/old', '/old/', '/caf%C3%A9')), (target) => {
    const answer = resolve(readRequestPath(target), old, () => true)
    if (answer.kind === 'moved') expect(answer.location).toMatch(/^\/(?![/\\])/)
    else expect(isPrivate(answer.file)).toBe(false)
  })

/** The server sent a page or a refusal, and nothing private. */
function expectAnswered(text: string, statuses: string) {
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 (${statuses}) `))
  expect(text).not.toContain('secret of the machine')
}

/** Sends an unchanged request line. Out: the server's whole answer. */
const ask = (port: number, target: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (data: string) => (text += data))
    socket.once('close', () => resolve(text)).once('error', reject)
    socket.write(`GET ${target.replace(/[\r\n]/g, '')} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  })

describe('arbitrary URLs', () => {
  it('never make the server throw, serve a private file or redirect to another site', () => {
    holds('answers', answersSafely(resolveAddress), 2000)
  })

  it.each<[string, Resolve]>([
    ['that throws', (request) => ({ kind: 'file', status: 200, file: request!.path })],
    ['that redirects elsewhere', () => ({ kind: 'moved', status: 301, location: '//example.org/' })],
    ['that serves a private file', () => ({ kind: 'file', status: 200, file: '/_csp.json' })],
  ])('control: a server %s is found', (_, resolve) => {
    expect(() => holdsUnkept(answersSafely(resolve), 2000)).toThrow('Property failed')
  })

  let server: RunningServer
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-'))
  beforeAll(async () => {
    fs.mkdirSync(path.join(folder, 'site'))
    fs.writeFileSync(path.join(folder, 'secret.txt'), 'secret of the machine')
    fs.writeFileSync(path.join(folder, 'site', 'index.html'), '<p>Start</p>')
    fs.writeFileSync(path.join(folder, 'site', '404.html'), '<p>Not found</p>')
    server = await startServer({ root: path.join(folder, 'site'), port: 0 })
  })
  afterAll(async () => {
    await server.close()
    fs.rmSync(folder, { recursive: true })
  })

  const getPort = () => Number(new URL(server.url).port)

  it('lead to a page or a refusal over the network, never to status 500', async () => {
    const targets = fc.oneof(hostileAddress, fc.string({ unit: 'binary' }), fc.constant('/../secret.txt'))
    const property = fc.asyncProperty(targets, async (target) =>
      expectAnswered(await ask(getPort(), target), '200|301|400|404|405|410|431'),
    )
    await holdsLater('wire', property)
    for (const target of namedAddresses) expectAnswered(await ask(getPort(), target), '200|400|404|431')
  })

  it('control: a server that leaves its folder or fails is found', async () => {
    const careless = http.createServer(({ url = '' }, response) => {
      const file = path.join(folder, 'site', url)
      if (fs.existsSync(file)) response.end(fs.readFileSync(file))
      else response.writeHead(500).end()
    })
    await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve))
    const { port } = careless.address() as AddressInfo // it listens on a port
    const [left, failed] = [await ask(port, '/../secret.txt'), await ask(port, '/nope')]
    expect(() => expectAnswered(left, '200')).toThrow('secret of the machine')
    expect(() => expectAnswered(failed, '200|404')).toThrow('500')
    careless.close()
  })
})
