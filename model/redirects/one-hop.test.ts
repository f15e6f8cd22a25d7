import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOVED_FILE } from '../http/server-files'
import { listMoved } from '../../postbuild/hosts/moved'
import { type RunningServer, startServer } from '../../server/server'
import { readRoutes } from '../page/read-routes'
import { isExternal, REDIRECTS_FILE, requireRedirects } from './redirects'

const rows = requireRedirects(readFileSync(REDIRECTS_FILE, 'utf8'))
const { pages } = readRoutes('.')
const moved = listMoved(rows)

let root = ''
let server: RunningServer

/** Status and location of one request; doesn't follow redirects. */
function ask(address: string): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const sent = request({ host: hostname, port, path: encodeURI(address), method: 'HEAD' }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    })
    sent.on('error', reject).end()
  })
}

/** A miniature build: each page, and the old URLs as a build writes them. */
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'one-hop-'))
  for (const address of pages) {
    mkdirSync(path.join(root, address), { recursive: true })
    writeFileSync(path.join(root, address, 'index.html'), `<h1>${address}</h1>`)
  }
  writeFileSync(path.join(root, '404.html'), '<h1>Page Not Found</h1>')
  const list = Object.fromEntries(moved.map(({ from, to }) => [from, to]))
  writeFileSync(path.join(root, MOVED_FILE), JSON.stringify({ moved: list, gone: {} }))
  server = await startServer({ root, port: 0 })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

describe('every old address, through the server that is shipped', () => {
  it('is in the table: at least the 599 that moved when it began', () =>
    expect(moved.length).toBeGreaterThanOrEqual(599))

  it('answers 301 once, with a place that does not move on', async () => {
    const wrong: string[] = []
    for (const { from, to } of moved) {
      const { status, location } = await ask(from)
      const place = decodeURI(location ?? '')
      if (status !== 301 || place !== to) wrong.push(`${from}: ${status} ${place}, expected 301 ${to}`)
      if (moved.some((other) => other.from === place)) wrong.push(`${from}: ${place} moves on`)
    }
    expect(wrong).toEqual([])
  }, 60_000)

  it('leads to a page that answers 200', async () => {
    const targets = [...new Set(moved.map(({ to }) => to.split('#')[0] ?? to))]
    const own = targets.filter((to) => !isExternal(to))
    const wrong: string[] = []
    for (const to of own) {
      const { status } = await ask(to)
      if (status !== 200) wrong.push(`${to}: ${status}, expected 200`)
    }
    expect(wrong).toEqual([])
  }, 60_000)

  it('control: an address that nobody published answers 404', async () =>
    expect((await ask('/never/published')).status).toBe(404))
})
