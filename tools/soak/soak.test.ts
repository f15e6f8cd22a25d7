import fs from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Limits, LIMITS } from '../../server/limits'
import { type RunningServer, startServer } from '../../server/server'
import { readGood } from './good-client'
import { holdings, getLife } from './held-sockets'
import { soak } from './soak'
import { soakFaults } from './verdict'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soak-'))
const KINDS = ['silent', 'slow headers', 'refused, half open', 'idle', 'reads nothing']
const pages = ['index.html', 'page.html']
const never = new AbortController().signal
const hold = (limits: Limits, marginMs: number) =>
  holdings(limits, marginMs, { path: '/large.json', times: 16 })

let server: RunningServer
let careless: Server
let carelessUrl = ''
const open = new Set<Socket>()

beforeAll(async () => {
  const page = `<!doctype html><title>Page</title><p>${'word '.repeat(100)}</p>`
  for (const name of [...pages, '404.html']) fs.writeFileSync(path.join(folder, name), page + name)
  fs.writeFileSync(path.join(folder, 'large.json'), 'x'.repeat(1_500_000))
  server = await startServer({ root: folder, port: 0 })
  const forever = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 }
  careless = createServer(forever, (_, response) =>
    response.writeHead(200, { 'content-length': 5 }).end('wrong'),
  )
  careless.on('clientError', () => undefined).on('connection', (socket: Socket) => open.add(socket))
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve))
  carelessUrl = `http://127.0.0.1:${(careless.address() as AddressInfo).port}` // it listens on a port
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  careless.close()
  await server.close()
  fs.rmSync(folder, { recursive: true })
})

const times = (count: number) => () => (count -= 1) >= 0

describe('the good client', () => {
  it('finds nothing wrong with the production server', async () => {
    expect(await readGood(server.url, { folder, pages, more: times(20) })).toMatchObject({
      answers: 20,
      wrong: [],
    })
  })

  it('control: finds a wrong body, a wrong status, and a missing answer', async () => {
    const { answers, wrong } = await readGood(carelessUrl, { folder, pages, more: times(10) })
    expect([answers, wrong.length]).toEqual([10, 10])
    expect(wrong[0]).toBe('/: found 5 bytes that are not those of index.html')
    expect(wrong[9]).toBe('/nothing-9: found status 200, expected 404')
    const nobody = await readGood('http://127.0.0.1:1', { folder, pages, more: times(1) })
    expect(nobody.wrong.join()).toContain('ECONNREFUSED')
  })
})

describe('held connections', () => {
  it.each(KINDS.map((kind, at) => [kind, at] as const))('%s: the server closes it in time', async (_, at) => {
    const limits = { ...LIMITS, headersMs: 100, stallMs: 100, idleMs: 100, lingerMs: 20, checkMs: 20 }
    const strict = await startServer({ root: folder, port: 0, limits })
    const life = await getLife(strict.url, hold(limits, 5000)[at]!, never)
    await strict.close()
    expect(life).toBeGreaterThan(0)
  })

  it.each(KINDS.map((kind, at) => [kind, at] as const))(
    'control: %s: a careless server leaves it open',
    async (_, at) => {
      const none = { ...LIMITS, headersMs: 0, stallMs: 0, idleMs: 0, lingerMs: 0, checkMs: 0 }
      expect(await getLife(carelessUrl, hold(none, 700)[at]!, never)).toBeUndefined()
    },
  )
})

it('a soak test counts every kind of client, and stops', async () => {
  const look = () => ({ megabytes: 100, descriptors: 20 })
  const options = { url: server.url, folder, seconds: 2, limits: LIMITS, marginMs: 30_000, each: 2, look }
  const result = await soak(options)
  expect(soakFaults(result)).toEqual([])
  expect(result.held.map(({ kind }) => kind)).toEqual(KINDS)
  expect(result.good.answers).toBeGreaterThan(0)
  expect(Math.min(result.others.left, result.others.refused, result.others.slow)).toBeGreaterThan(0)
})
