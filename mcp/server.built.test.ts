import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtDocs as docs, pageCount, work } from '../tests/support/built-docs'
import { docsServer } from './docs-server'
import { serveHttp } from './http'

/** Steps of one search: entries read, and pieces tried for a passage. `npm run bench:answers` prints how long they take. */
const MOST_STEPS = 50_000
const start = { command: 'node', args: ['--import', 'tsx', 'mcp/start.ts'] }
const make = () => docsServer(docs, { name: 'test', version: '0.0.0' })
const command = (port: number) => `npm run mcp -- --http ${port}`
const client = new Client({ name: 'test', version: '0.0.0' })

beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair()
  await Promise.all([make().connect(there), client.connect(here)])
})
afterAll(() => client.close())

describe('the server, by the client of its SDK', () => {
  it('offers five tools with input and output schemas', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'read_page',
      'get_fact',
      'check_address',
      'list_notices',
    ])
    expect(tools.every(({ inputSchema, outputSchema }) => inputSchema && outputSchema)).toBe(true)
  })

  /** What a call takes: files read, and steps of the search. */
  async function measure(name: string, input: Record<string, unknown>): Promise<typeof work> {
    const before = { ...work }
    const { structuredContent, isError } = await client.callTool({ name, arguments: input })
    expect([isError, typeof structuredContent]).toEqual([undefined, 'object'])
    return { files: work.files - before.files, steps: work.steps - before.steps }
  }

  it.each([
    ['search_docs', { query: 'pay the fee in USDC' }, 0],
    ['read_page', { page: '/developer/viem' }, 1],
    ['get_fact', { path: 'chains.celo.chainId' }, 0],
    ['check_address', { address: '0x765DE816845861e75A25fCA122bb6898B8B1282a' }, 0],
    ['list_notices', {}, 0],
  ])('%s with %j reads %i files when it is called again', async (name, input, files) => {
    await measure(name, input) // reads its files
    const again = await measure(name, input)
    expect(again.files).toBe(files)
    if (name !== 'search_docs') return expect(again.steps).toBe(0)
    expect(again.steps).toBeGreaterThan(0)
    expect(again.steps).toBeLessThan(MOST_STEPS)
  })

  it('control: what the first search reads and prepares is counted, and is more', async () => {
    await docs.retriever()
    expect(work.files).toBeGreaterThanOrEqual(pageCount)
    expect(work.steps).toBeGreaterThan(MOST_STEPS)
  })

  it.each([
    ['read_page', { page: '/nope' }, /^unknown_page: /],
    ['search_docs', { query: '' }, /^bad_input: /],
    ['search_docs', {}, /query/],
    ['check_address', { address: '0x765dE816845861e75A25fCA122bb6898B8B1282a' }, /^bad_checksum: /],
    ['search_docs', { query: 'x', limit: 1e9 }, /^bad_input: .*limit/],
    ['read_page', { page: 'https://evil.example/developer/viem' }, /^bad_input: .*evil\.example/],
    ['nope', {}, /^bad_input: tool: found "nope", expected one of search_docs, /],
    ['__proto__', {}, /^bad_input: tool: found "__proto__"/],
  ])('control: %s %j is an error that says why', async (name, input, message) => {
    const reply = await client.callTool({ name, arguments: input }).then(
      ({ isError, content }) => ({ isError, text: (content as { text: string }[])[0]!.text }),
      (error: Error) => ({ isError: true, text: error.message }),
    )
    expect(reply).toEqual({ isError: true, text: expect.stringMatching(message) })
  })
})

it('runs over standard input, and continues after lines that are not messages', async () => {
  const child = spawn(start.command, start.args)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => JSON.parse(String((await lines.next()).value)) as Record<string, unknown>
  child.stdin.write('not json\n')
  expect(await next()).toMatchObject({
    id: null,
    error: { code: -32700, message: expect.stringContaining("found a line that isn't JSON (") },
  })
  child.stdin.write('{"jsonrpc":"2.0","id":1}\n')
  expect(await next()).toMatchObject({
    id: null,
    error: {
      code: -32600,
      message:
        "found JSON that isn't a request, a response or a notification, expected one JSON-RPC message per line.",
    },
  })
  // Neither expects a response, so the next one is the ping's.
  child.stdin.write('{"jsonrpc":"2.0","id":99,"result":{}}\n')
  child.stdin.write(
    '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":7,"progress":1}}\n',
  )
  child.stdin.write('{"jsonrpc":"2.0","id":2,"method":"ping"}\n')
  expect(await next()).toMatchObject({ id: 2, result: {} })
  child.kill()
})

it('ends with the reason and code 1 if a line is too long', async () => {
  const child = spawn(start.command, start.args)
  const ended = once(child, 'exit')
  child.stdin.on('error', () => undefined) // it stops reading
  child.stdin.write(Buffer.alloc(11 * 1024 * 1024, 'x'))
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  expect(JSON.parse(line)).toMatchObject({
    id: null,
    error: { code: -32600, message: expect.stringContaining('too long') },
  })
  expect(await ended).toEqual([1, null])
})

it('connects from another folder with npx, as documented', async () => {
  const root = process.cwd()
  const args = ['--prefix', root, 'tsx', path.join(root, 'mcp/start.ts')]
  const page = readFileSync('docs/build/mcp/index.mdx', 'utf8').replaceAll('/home/me/celo-docs', root)
  expect(page).toContain(`"command": "npx",\n      "args": ${JSON.stringify(args).replaceAll(',', ', ')}`)
  const other = new Client({ name: 'test', version: '0.0.0' })
  await other.connect(new StdioClientTransport({ command: 'npx', args, cwd: tmpdir(), stderr: 'ignore' }))
  expect((await other.listTools()).tools).toHaveLength(5)
  await other.close()
})

describe('over HTTP', () => {
  it('responds to this machine, and rejects other hosts and methods', async () => {
    const http = await serveHttp(make, 0, command)
    const other = new Client({ name: 'test', version: '0.0.0' })
    await other.connect(new StreamableHTTPClientTransport(new URL(http.url)))
    expect((await other.listTools()).tools).toHaveLength(5)
    await other.close()
    const post = (headers: Record<string, string>, body: string) =>
      fetch(http.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
        body,
      })
    const foreign = await post({ origin: 'https://evil.test' }, '{}')
    expect([foreign.status, await foreign.text()]).toEqual([403, expect.stringContaining('Origin: found')])
    const got = await fetch(http.url)
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await fetch(`${http.url}mcp`)).status).toBe(405)
    expect((await fetch(`${http.url}other`, { method: 'POST' })).status).toBe(404)
    const getCode = async (reply: Response) => [
      reply.status,
      ((await reply.json()) as { error: { code: number } }).error.code,
    ]
    expect(await getCode(await post({}, '{'))).toEqual([400, -32700])
    expect(await getCode(await post({}, '{"jsonrpc":"1.0","id":{}}'))).toEqual([400, -32700])
    expect((await post({}, `[${'0,'.repeat(4_000_000)}0]`)).status).toBeGreaterThanOrEqual(400)
    expect(await getCode(await post({}, '{'))).toEqual([400, -32700]) // it keeps running
    await expect(serveHttp(make, Number(new URL(http.url).port), command)).rejects.toThrow(
      /is used by another process\. .*npm run mcp -- --http \d+$/,
    )
    await http.close()
  })
})
