import fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Limits, LIMITS } from '../../server/limits'
import { startServer } from '../../server/server'
import { soak, type SoakResult } from './soak'
import { soakFaults, soakFigures } from './verdict'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soak-'))
const limits: Limits = {
  ...LIMITS,
  headersMs: 200,
  requestMs: 400,
  stallMs: 200,
  idleMs: 200,
  lingerMs: 50,
  checkMs: 50,
}
/** The figures of a process are those of the test: they are tried on made-up ones. */
const look = () => ({ megabytes: 100, descriptors: 20 })
const run = (url: string) => soak({ url, folder, seconds: 6, limits, marginMs: 2500, each: 2, look })

beforeAll(() => {
  const page = `<!doctype html><title>Page</title><p>${'word '.repeat(100)}</p>`
  for (const name of ['index.html', 'page.html', '404.html'])
    fs.writeFileSync(path.join(folder, name), page + name)
  fs.writeFileSync(path.join(folder, 'large.json'), 'x'.repeat(1_500_000))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

describe('a soak', () => {
  it('of the shipped server finds nothing, and counts every kind of client', async () => {
    const server = await startServer({ root: folder, port: 0, limits })
    const result = await run(server.url)
    await server.close()
    expect(soakFaults(result)).toEqual([])
    expect(result.good.answers).toBeGreaterThan(0)
    expect(Math.min(result.others.left, result.others.refused, result.others.slow)).toBeGreaterThan(0)
    expect(result.held.filter(({ closed }) => closed === 0)).toEqual([])
    expect(soakFigures(result)[1]).toMatch(/^good client: \d+ answers, 0 wrong/)
  })

  it('control: of a careless server finds wrong answers and open connections', async () => {
    const open = new Set<Socket>()
    const careless = createServer(
      { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 },
      (_, response) => response.writeHead(200, { 'content-length': 5 }).end('wrong'),
    )
    careless.on('clientError', () => undefined).on('connection', (socket: Socket) => open.add(socket))
    await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve))
    const { port } = careless.address() as AddressInfo // it listens on a port
    const soaking = run(`http://127.0.0.1:${port}`)
    const faults = (await soaking).held.filter(({ outlived }) => outlived > 0).map(({ kind }) => kind)
    const wrong = soakFaults(await soaking)
    for (const socket of open) socket.destroy()
    careless.close()
    expect(faults).toEqual(['silent', 'slow headers', 'refused, half open', 'idle', 'reads nothing'])
    expect(wrong.join('\n')).toMatch(
      /^good client: \d+ wrong answers: \/.*: found 5 bytes that are not those of/m,
    )
    expect(wrong.join('\n')).toMatch(/^other clients: \d+ wrong answers/m)
  })
})

describe('what a soak finds wrong', () => {
  const flat = { early: 100, late: 100, peak: 100 }
  const fine: SoakResult = {
    seconds: 1,
    good: { answers: 1, wrong: [], slowestMs: 1 },
    others: { answered: new Map(), errors: [], left: 0, slow: 0, refused: 0 },
    held: [{ kind: 'idle', limitMs: 10, closed: 1, outlived: 0, longestMs: 9 }],
    taken: { megabytes: flat, descriptors: flat },
    before: { megabytes: 90, descriptors: 20 },
    after: { megabytes: 100, descriptors: 20 },
  }
  const growing = { early: 100, late: 200, peak: 200 }

  it('nothing, when all is well', () => expect(soakFaults(fine)).toEqual([]))

  it.each<[string, Partial<SoakResult>, string]>([
    ['no answer at all', { good: { answers: 0, wrong: [], slowestMs: 0 } }, 'found no answer at all'],
    ['a wrong answer', { good: { answers: 2, wrong: ['/: 500'], slowestMs: 0 } }, '1 wrong answers: /: 500'],
    [
      'memory that grows',
      { taken: { ...fine.taken, megabytes: growing } },
      'memory: grew from 100 to 200 MB',
    ],
    [
      'descriptors that grow',
      { taken: { ...fine.taken, descriptors: growing } },
      'descriptors: grew from 100',
    ],
    ['descriptors left open', { after: { megabytes: 100, descriptors: 60 } }, '20 before, 60 when all'],
    [
      'a connection that stays',
      { held: [{ ...fine.held[0]!, outlived: 3 }] },
      'idle: 3 connections were open',
    ],
  ])('control: %s', (_, change, found) => {
    expect(soakFaults({ ...fine, ...change }).join()).toContain(found)
  })
})
