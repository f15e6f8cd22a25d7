import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { get, sendRaw } from '../tests/support/raw-client'
import { hasValidHost } from './request-faults'
import { type RunningServer, startServer } from './server'

const LARGE = 8_000_000 // bytes; more than a connection's buffers can hold
let root = ''
let server: RunningServer

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'refusals-'))
  writeFileSync(path.join(root, 'index.html'), '<h1>Home</h1>')
  writeFileSync(path.join(root, '404.html'), '<h1>Not found</h1>')
  writeFileSync(path.join(root, 'large.bin'), Buffer.alloc(LARGE, 'x'))
  server = await startServer({ root, port: 0, limits: { lingerMs: 20 } })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)

describe('bytes that are not a request', () => {
  it.each([
    ['no HTTP at all', 'nonsense\r\n\r\n', '400'],
    ['a header that is too long', get('/', `X: ${'a'.repeat(20_000)}`), '431'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400'],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', '400'],
  ])('%s: refused with every header of the site, and closed', async (_, bytes, status) => {
    const text = await sendRaw(server.url, bytes).closed
    expect(statuses(text)).toEqual([status])
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
      expect(text).toMatch(new RegExp(`^${name}: .`, 'mi'))
    expect(text).toMatch(/^connection: close/im)
  })

  it('an expectation that no server has to know changes nothing', async () => {
    const text = await sendRaw(server.url, get('/', 'Expect: 200-ok\r\nConnection: close')).closed
    expect(statuses(text)).toEqual(['200'])
    expect(text).toMatch(/^content-security-policy: ./im)
  })

  it('are refused after the response to the previous request', async () => {
    const text = await sendRaw(server.url, `${get('/')}GARBAGE\r\n\r\n`).closed
    expect(statuses(text)).toEqual(['200', '400'])
    expect(text).toContain('<h1>Home</h1>')
  })

  it('do not end up in a response that is being sent', async () => {
    const client = sendRaw(server.url, get('/large.bin'))
    client.socket.once('data', () => client.socket.write('GARBAGE\r\n\r\n'))
    const text = await client.closed
    expect(statuses(text)).toEqual(['200', '400'])
    expect(/x+/.exec(text.slice(text.indexOf('\r\n\r\n')))?.[0]).toHaveLength(LARGE)
  })

  it('get one response, no matter what follows', async () => {
    const client = sendRaw(server.url, 'nonsense\r\n\r\n')
    client.socket.once('data', () => client.socket.write('more nonsense\r\n\r\n'))
    expect(statuses(await client.closed)).toEqual(['400'])
  })

  it('a body is not waited for: the connection closes after the response', async () => {
    const text = await sendRaw(server.url, `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n`).closed
    expect(statuses(text)).toEqual(['405'])
  })
})

describe('the forms of a target and a host', () => {
  it.each(['http://127.0.0.1/', 'https://docs.celo.org', 'HTTP://a?x=1'])(
    'the whole address %s is that of the page',
    async (target) => {
      const client = sendRaw(server.url, get(target, 'Connection: close'))
      expect(statuses(await client.closed)).toEqual(['200'])
    },
  )

  it.each([
    [['Host', 'a'], '1.1', true],
    [['host', 'a:80', 'Accept', '*/*'], '1.1', true],
    [['Host', '[::1]:3000'], '1.1', true],
    [['Host', ''], '1.1', true],
    [['Accept', 'host'], '1.0', true],
    [['Accept', 'Host'], '1.1', false],
    [['Host', 'a', 'HOST', 'a'], '1.1', false],
    [['Host', 'a', 'host', 'b'], '1.0', false],
    [['Host', 'a b'], '1.1', false],
    [['Host', 'a\\b'], '1.1', false],
  ])('%j in HTTP/%s: %s', (rawHeaders, httpVersion, expected) => {
    expect(hasValidHost({ rawHeaders, httpVersion })).toBe(expected)
  })
})
