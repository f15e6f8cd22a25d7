import { createServer, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { get, sendRaw } from '../tests/support/raw-client'
import { keepConnections } from './connections'
import { type Limits, LIMITS } from './limits'

/** Allows for a busy machine. */
const PATIENT = { timeout: 30_000 }
let server: Server

/**
 * A server whose responses wait for the test. Out: its URL, the requests received and the responses started, in
 * order.
 */
async function heldServer(own: Partial<Limits> = {}) {
  const connections = keepConnections({ ...LIMITS, ...own })
  const begun: ServerResponse[] = []
  const asked: string[] = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    connections.answer(request.socket, { response, start: () => void begun.push(response) })
    server.emit('asked')
  })
  server.on('connection', connections.open)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const askedFor = async (count: number) => {
    while (asked.length < count) await once(server, 'asked')
  }
  return { url, begun, askedFor }
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('requests of one connection', () => {
  it('are handled one after another, no matter how many arrive together', async () => {
    const { url, begun, askedFor } = await heldServer()
    const client = sendRaw(url, ['/0', '/1', '/2', '/3'].map((path) => get(path)).join(''))
    await askedFor(4)
    expect(begun).toHaveLength(1)
    for (let at = 0; at < 4; at += 1) {
      begun[at]!.end(`answer ${at};`)
      await once(begun[at]!, 'close')
      expect(begun).toHaveLength(Math.min(at + 2, 4))
    }
    client.socket.end()
    expect((await client.closed).match(/answer \d/g)).toEqual([
      'answer 0',
      'answer 1',
      'answer 2',
      'answer 3',
    ])
  })

  it('above the limit are dropped, and the connection closes after the earlier ones', async () => {
    const { url, begun, askedFor } = await heldServer({ waiting: 2 })
    const client = sendRaw(url, get('/').repeat(10))
    await askedFor(10)
    for (let at = 0; at < begun.length; at += 1) {
      begun[at]!.end('answered')
      await once(begun[at]!, 'close')
    }
    const text = await client.closed
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(4) // one being handled, three waiting
    expect(text.match(/connection: close/gi)).toHaveLength(1)
  })

  it('are dropped with their connection if too many wait in total', async () => {
    const { url, begun, askedFor } = await heldServer({ waitingInAll: 3 })
    const patient = sendRaw(url, get('/').repeat(2))
    await askedFor(2)
    const greedy = sendRaw(url, get('/').repeat(2))
    expect(await greedy.closed).toBe('')
    for (const at of [0, 1]) {
      begun.filter(({ socket }) => socket?.destroyed === false)[0]!.end(`answer ${at}`)
      await expect.poll(() => patient.text(), PATIENT).toContain(`answer ${at}`)
    }
    const another = sendRaw(url, get('/').repeat(3)) // dropped ones are no longer counted
    await askedFor(7)
    begun.at(-1)!.end('answered again')
    await expect.poll(() => another.text(), PATIENT).toContain('answered again')
  })
})
