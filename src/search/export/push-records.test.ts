import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportedRecords } from './algolia-records'
import { pushRecords, type PushOptions } from './push-records'
import { readTarget } from './targets'

const records = exportedRecords(
  Array.from({ length: 25 }, (_, at) => ({
    objectID: `/fees#${at}`,
    route: '/fees',
    area: 'Tooling',
    anchor: `a${at}`,
    path: ['Fees', `Part ${at}`],
    content: at === 0 ? '' : 'A text',
    names: [],
    status: 'current' as const,
  })),
  'https://docs.celo.org',
)

type Seen = { url: string; headers: IncomingMessage['headers']; body: string }
let server: Server
let seen: Seen[] = []
/** Statuses of the next responses; 200 if there are none left. */
let statuses: number[] = []
let origin = ''
const progress: string[] = []
const options: PushOptions = {
  batchSize: 10,
  tries: 3,
  wait: async () => undefined,
  onProgress: (done, all) => progress.push(`${done}/${all}`),
}

beforeEach(async () => {
  seen = []
  statuses = []
  progress.length = 0
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({ url: request.url!, headers: request.headers, body })
      const lines = body.split('\n').map(() => '{"success":true}')
      const isTypesense = request.url!.startsWith('/collections/')
      response.writeHead(statuses.shift() ?? 200)
      response.end(isTypesense ? lines.join('\n') : '{"taskID":1,"objectIDs":[]}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())))

const environment = (more: Record<string, string>) => ({
  SEARCH_PUSH_URL: origin,
  SEARCH_PUSH_APP_ID: 'APP',
  SEARCH_PUSH_KEY: 'secret',
  SEARCH_PUSH_INDEX: 'celo',
  ...more,
})

describe('pushRecords', () => {
  it("uses Algolia's protocol, in batches", async () => {
    await pushRecords(readTarget(environment({ SEARCH_PUSH_TO: 'algolia' }))!, records, options)
    expect(seen.map(({ url }) => url)).toEqual(Array(3).fill('/1/indexes/celo/batch'))
    expect(seen[0]!.headers).toMatchObject({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'secret',
    })
    const { requests } = JSON.parse(seen[2]!.body) as { requests: { action: string; body: object }[] }
    expect(requests).toHaveLength(5)
    expect(requests[0]).toMatchObject({
      action: 'updateObject',
      body: { objectID: '/fees#20', type: 'lvl2' },
    })
    expect(progress).toEqual(['10/25', '20/25', '25/25'])
  })

  it("uses Typesense's protocol", async () => {
    await pushRecords(readTarget(environment({ SEARCH_PUSH_TO: 'typesense' }))!, records, options)
    expect(seen[0]!.url).toBe('/collections/celo/documents/import?action=upsert')
    expect(JSON.parse(seen[0]!.body.split('\n')[0]!)).toMatchObject({ id: '/fees#0', content: null })
  })

  it('sends nothing in a dry run, and makes every batch', async () => {
    const target = readTarget(environment({ SEARCH_PUSH_TO: 'algolia' }))!
    const made: number[] = []
    const watched = {
      ...target,
      batch: (batch: Parameters<typeof target.batch>[0]) => (made.push(batch.length), target.batch(batch)),
    }
    expect(await pushRecords(watched, records, { ...options, dryRun: true })).toBe(3)
    expect([made, seen]).toEqual([[10, 10, 5], []])
    expect(progress).toEqual(['10/25', '20/25', '25/25'])
    await pushRecords(watched, records, options)
    expect(seen.length, 'control: without it the same batches are sent').toBe(3)
  })

  it('retries requests that may succeed', async () => {
    statuses = [503, 429]
    await pushRecords(readTarget(environment({ SEARCH_PUSH_TO: 'algolia' }))!, records, options)
    expect(seen).toHaveLength(5)
  })

  it.each([
    ['gives up after three tries', [500, 500, 500], 3],
    ['does not try a refusal again', [403], 1],
  ])('%s', async (_, answers, requests) => {
    statuses = answers
    const target = readTarget(environment({ SEARCH_PUSH_TO: 'algolia' }))!
    await expect(pushRecords(target, records, options)).rejects.toThrow(
      `Algolia, index celo: status ${answers[0]}`,
    )
    expect(seen).toHaveLength(requests)
  })
})

describe('readTarget', () => {
  it('is none by default', () => expect(readTarget({})).toBeUndefined())

  it.each([
    [{ SEARCH_PUSH_TO: 'else' }, 'SEARCH_PUSH_TO: found "else", expected algolia or typesense'],
    [
      { SEARCH_PUSH_TO: 'algolia', SEARCH_PUSH_INDEX: 'a b' },
      'SEARCH_PUSH_INDEX: found "a b", expected an index name',
    ],
    [{ SEARCH_PUSH_TO: 'typesense', SEARCH_PUSH_KEY: '' }, 'SEARCH_PUSH_KEY: found none, expected a key'],
  ])('control: %j', (more, message) => {
    expect(() => readTarget(environment(more as unknown as Record<string, string>))).toThrow(message)
  })
})
