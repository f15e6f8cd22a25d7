import fs from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/server'
import { load, MIX, times } from './load'
import { MALFORMED, ODD } from './malformed'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'load-'))
const LARGE = 300_000 // bytes
let server: RunningServer

beforeAll(async () => {
  const files = { 'index.html': '<p>Start</p>', '404.html': '<p>Not found</p>', 'page.html': '<p>Page</p>' }
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text)
  fs.writeFileSync(path.join(folder, 'large.json'), 'x'.repeat(LARGE))
  server = await startServer({ root: folder, port: 0 })
})
afterAll(async () => {
  await server.close()
  fs.rmSync(folder, { recursive: true })
})

const getTarget = (url: string) => ({
  url,
  paths: ['/', '/page', '/large.json'],
  large: '/large.json',
  rest: 1,
})
const malformedOnce = MALFORMED.length + ODD.length

describe('the production server with 200 connections', () => {
  it('answers every good request, rejects every malformed one, and survives clients that disconnect', async ({
    task,
  }) => {
    const each = malformedOnce // so each client sends each malformed request
    const tally = await load(getTarget(server.url), MIX, times(each))
    const odd = ODD.length * MIX.malformed
    expect(tally.errors).toEqual([])
    expect(tally.answered).toEqual(new Map([[200, (MIX.steady + MIX.slow) * each + odd]]))
    expect(tally.refused).toBe(MALFORMED.length * MIX.malformed)
    expect([tally.left, tally.slow]).toEqual([MIX.leaving * each, MIX.slow * each])
    task.meta.counted = { 'requests over 200 connections': 200 * each }
  })

  it('still answers afterward', async () => {
    expect((await fetch(`${server.url}/page`)).status).toBe(200)
  })
})

describe('control', () => {
  let faulty: Server
  let url = ''
  beforeAll(async () => {
    faulty = createServer((request, response) => {
      if (request.url === '/page') return void response.writeHead(500, { 'content-length': 0 }).end()
      if (request.headers.range) return void response.destroy()
      response.writeHead(200, { 'content-length': 2 }).end('ok')
    })
    await new Promise<void>((resolve) => faulty.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(faulty.address() as AddressInfo).port}` // it listens on a port
  })
  afterAll(() => new Promise((resolve) => faulty.close(resolve)))

  it('a server error, a broken answer, and an accepted malformed request are found', async () => {
    const tally = await load(
      getTarget(url),
      { steady: 1, leaving: 0, slow: 0, malformed: 1 },
      times(malformedOnce),
    )
    const found = tally.errors.join('\n')
    expect(found).toContain('/page: found status 500, expected 200')
    expect(found).toContain('found the end of the connection')
    expect(found).toContain(
      '"DELETE / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n": found status 200, expected a refusal',
    )
  })
})
