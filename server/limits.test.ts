import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { get, type RawClient, sendRaw } from '../tests/support/raw-client'
import type { Limits } from './limits'
import { type RunningServer, startServer } from './server'

const LARGE = 32_000_000 // bytes; more than a connection's buffers can hold
/** Allows for a busy machine. */
const PATIENT = { timeout: 30_000 }
let root = ''
let server: RunningServer | undefined
const clients: RawClient[] = []

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'limits-'))
  writeFileSync(path.join(root, 'index.html'), '<h1>Home</h1>')
  writeFileSync(path.join(root, 'large.bin'), Buffer.alloc(LARGE, 'x'))
})
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy()
  await stop()
})
afterAll(() => rmSync(root, { recursive: true }))

const start = async (limits: Partial<Limits>) => {
  server = await startServer({ root, port: 0, limits: { endMs: 50, ...limits } })
}
function stop(): Promise<void> | undefined {
  const running = server
  server = undefined
  return running?.close()
}
const url = () => server?.url ?? ''
function client(bytes = ''): RawClient {
  const made = sendRaw(url(), bytes)
  clients.push(made)
  return made
}
/** Requests the large file and doesn't read any of it. */
async function stalled(): Promise<RawClient> {
  const made = client(get('/large.bin'))
  await new Promise((resolve) => made.socket.once('data', resolve).once('close', resolve))
  made.socket.pause()
  return made
}
const status = async () => (await fetch(url(), { headers: { connection: 'close' } })).status

describe('a connection that keeps others out', () => {
  const ONE = { connections: 1, checkMs: 10 }

  it('is closed when it stays silent', async () => {
    await start({ headersMs: 30, checkMs: 10 })
    expect(await client().closed, 'a browser that opened it ahead is not told').toBe('')
  })

  it('gets an error if its headers arrive too slowly', async () => {
    await start({ headersMs: 1500, checkMs: 10 }) // enough for the first bytes to arrive
    expect(await client('GET / HTTP/1.1\r\nHo').closed).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  })

  it('is closed after a refusal, even if the client leaves it open', async () => {
    await start({ ...ONE, lingerMs: 10 })
    const held = client('nonsense\r\n\r\n')
    held.socket.removeAllListeners('end') // would end it
    await expect.poll(() => held.text(), PATIENT).toMatch(/^HTTP\/1\.1 400 /)
    await expect.poll(status, PATIENT).toBe(200)
  })

  it.each([
    ['reads nothing', { stallMs: 50 }],
    ['takes too long for one answer', { answerMs: 50 }],
  ])('is closed when it %s', async (_, limits) => {
    await start({ ...ONE, ...limits })
    const held = await stalled()
    await expect.poll(status, PATIENT).toBe(200)
    held.socket.resume()
    expect((await held.closed).length).toBeLessThan(LARGE)
  })

  it('makes room when it is idle, the one that is idle longest first', async () => {
    await start({ connections: 2 })
    const [first, second] = [client(get('/')), client(get('/'))]
    await expect.poll(() => first.text() && second.text(), PATIENT).toContain('Home')
    second.socket.write(get('/'))
    await expect.poll(() => second.text().match(/Home/g)?.length, PATIENT).toBe(2)
    expect(await status()).toBe(200)
    expect(await first.closed).toContain('Home')
    second.socket.write(get('/'))
    await expect.poll(() => second.text().match(/Home/g)?.length, PATIENT).toBe(3) // control: it's still open
  })

  it('is not closed during a response: the new one is told to try later', async () => {
    await start({ connections: 1 })
    const held = await stalled()
    const refused = await client(get('/')).closed
    expect(refused).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/)
    expect(refused).toMatch(/^retry-after: \d+\r$/m)
    held.socket.resume()
    await expect.poll(() => held.text().length, PATIENT).toBeGreaterThan(LARGE)
  })
})

describe('a server that is asked to stop', () => {
  it('finishes the responses in flight, and closes idle connections immediately', async () => {
    await start({ endMs: 60_000 })
    const idle = client(get('/'))
    await expect.poll(() => idle.text(), PATIENT).toContain('Home')
    const [reading, next] = [await stalled(), client(`${get('/large.bin')}${get('/')}`)]
    await new Promise((resolve) => next.socket.once('data', resolve))
    const address = url()
    const closing = stop()
    await idle.closed
    reading.socket.resume()
    expect((await reading.closed).length).toBeGreaterThan(LARGE)
    expect((await next.closed).endsWith('Home</h1>'), 'what was asked before the stop is answered').toBe(true)
    await closing
    await expect(fetch(address), 'control: nobody listens').rejects.toThrow()
  })

  it('control: does not wait forever for a client that reads nothing', async () => {
    await start({ endMs: 20 })
    const held = await stalled()
    await stop()
    held.socket.resume()
    expect((await held.closed).length).toBeLessThan(LARGE)
  })
})
