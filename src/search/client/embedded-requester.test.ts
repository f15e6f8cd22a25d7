import { liteClient } from 'algoliasearch/lite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { indexFiles } from '../index/index-files'
import { INDEX_FOLDER } from '../engine/index-format'
import { indexOpener } from '../engine/load-index'
import { embeddedRequester } from './embedded-requester'
import type { EndRequest } from './unreachable'

const files = indexFiles([
  {
    objectID: 'a',
    route: '/fees',
    area: 'Tooling',
    path: ['Fees'],
    content: 'Pay a fee',
    names: [],
    status: 'current',
  },
])
let isDown = false
let reads = 0
const open = () =>
  indexOpener(async (path) => {
    reads += 1
    if (isDown) throw new Error('offline')
    return files.get(path.slice(INDEX_FOLDER.length + 1))!
  })()
const requester = embeddedRequester(open, 'https://docs.celo.org')
const send = vi.fn((request: EndRequest) => requester.send(request))
const client = () => liteClient('embedded', 'embedded', { requester: { send } as never })
const body = { requests: [{ indexName: 'celo', query: 'fee', hitsPerPage: 20 }] }

afterEach(() => {
  isDown = false
  reads = 0
  send.mockClear()
})

describe('the embedded requester under the real client', () => {
  it('S7.1 gets a POST to the path of many queries', async () => {
    await client().search(body)
    const request = send.mock.calls[0]![0] as EndRequest & { method: string }
    expect(request.method).toBe('POST')
    expect(new URL(request.url).pathname).toBe('/1/indexes/*/queries')
    expect(JSON.parse(String(request.data))).toEqual(body)
  })

  it('S7.10 answers with hits, their number and the id of the query', async () => {
    const { results } = await client().search(body)
    expect(results[0]).toMatchObject({
      nbHits: 1,
      queryID: '',
      hits: [{ url: 'https://docs.celo.org/fees' }],
    })
  })

  it('is unreachable when the index is, at one reading for all four hosts, and recovers', async () => {
    isDown = true
    await expect(client().search(body)).rejects.toMatchObject({ name: 'RetryError' })
    expect(send.mock.calls.length).toBe(4)
    expect(reads).toBe(1)
    isDown = false
    await vi.waitFor(async () => expect((await client().search(body)).results).toHaveLength(1))
  })

  it("gives each waiting query of a field the latest query's response", async () => {
    const ask = (query: string) =>
      requester.send({ url: '', data: JSON.stringify({ requests: [{ query }] }) })
    const contents = (await Promise.all(['f', 'fe', 'fee'].map(ask))).map(({ content }) =>
      JSON.parse(content),
    )
    expect(contents.map(({ results }) => results[0].query)).toEqual(['fee', 'fee', 'fee'])
  })

  it.each(['', 'null', '[]', '{"requests":[null,{"query":7,"page":-1,"hitsPerPage":1e9}]}'])(
    'takes the body %j',
    async (data) => expect(await requester.send({ url: '', data })).toHaveProperty('status'),
  )
})
