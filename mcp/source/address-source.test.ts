import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openDocs } from '../built-docs'
import { docsTools } from '../tools'
import { openAddress, readAddress } from './address-source'
import { FETCH_LIMITS, fetchText } from './fetch-text'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const quick = { ...FETCH_LIMITS, pause: 1 }
const servers: Server[] = []

const text =
  (body: string, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body)
  }
const moved =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(301, { location }).end()
const html: Answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Welcome</p>')

/** Starts a server that handles a few paths, and records the requests it gets. */
async function startSite(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    const answer = answers[request.url!] ?? text('Not found', 404)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const page = '---\ntitle: Fees\n---\n\n# Fees\n\nHow fees are paid.\n'
const site = {
  '/llms.txt': text('# Example Docs\n\n- [Fees](/fees.md)\n- [Lost](/lost.md)\n'),
  '/fees.md': text(page),
  '/old': moved('/older/'),
  '/older/': moved('/fees'),
  '/left': moved('https://example.org/x'),
  '/loop': moved('/loop'),
}

describe('a site at an address', () => {
  it('offers the tools it has files for, and finds and reads its pages', async () => {
    const { url } = await startSite(site)
    const docs = await openDocs(url)
    const tools = docsTools(docs)
    const run = (name: string, input: object) => tools.find((tool) => tool.name === name)!.run(input)
    expect(docs.title).toBe('Example Docs')
    expect(tools.map(({ name }) => name)).toEqual(['search_docs', 'read_page'])
    expect(await run('search_docs', { query: 'how are fees paid' })).toMatchObject({
      results: [{ url: `${url}/fees`, path: ['Fees'] }],
    })
    expect(await run('read_page', { page: `${url}/fees` })).toEqual({ route: '/fees', markdown: page })
    expect(await run('read_page', { page: '/old' })).toMatchObject({ route: '/fees', movedFrom: '/old' })
    await expect(run('read_page', { page: '/left' })).rejects.toThrow('moved to https://example.org/x')
    await expect(run('read_page', { page: '/lost' })).rejects.toThrow(`${url}/lost.md: found nothing`)
    await expect(run('read_page', { page: '/loop' })).rejects.toThrow('found no page "/loop"')
  })

  it('offers facts and notices if it has them, and ignores additions from a later version', async () => {
    const notice = {
      title: 'N',
      description: 'd',
      page: 'https://x.test/n',
      status: 'current',
      updated: '2026-11-21',
      dates: [],
      added: 1,
    }
    const { url } = await startSite({
      ...site,
      '/facts.json': text('{"networks":1}'),
      '/notices.json': text(JSON.stringify([notice])),
    })
    const tools = docsTools(await openDocs(url))
    const run = (name: string, input: object) => tools.find((tool) => tool.name === name)!.run(input)
    expect(tools.map(({ name }) => name).slice(2)).toEqual(['get_fact', 'check_address', 'list_notices'])
    expect((await run('list_notices', {}))['notices']).toHaveLength(1)
    await expect(run('get_fact', { path: 'x' })).rejects.toMatchObject({
      code: 'bad_file',
      message: expect.stringMatching(/\/facts\.json: found .*networks.*; expected .* Fix: /),
    })
  })

  it('reads each file once', async () => {
    const { url, asked } = await startSite(site)
    const source = await openAddress(`${url}/llms.txt`, quick)
    await Promise.all([source.read('fees.md'), source.read('fees.md'), source.read('llms.txt')])
    expect(asked.filter((path) => path === '/fees.md' || path === '/llms.txt')).toEqual([
      '/llms.txt',
      '/fees.md',
    ])
  })

  it.each([
    ['no llms.txt', {}, 'llms.txt: found no such file, expected one. Fix: '],
    ['a page for every address', { '/llms.txt': html }, 'llms.txt: found no such file'],
    [
      'no pages as Markdown',
      { '/llms.txt': text('# X') },
      'found 0 links to pages (.md), expected from 1 to 5000',
    ],
    ['a login', { '/llms.txt': text('', 401) }, 'found status 401, expected 200. Fix: '],
    [
      'another site behind it',
      { '/llms.txt': moved('https://www.x.test/llms.txt') },
      'a redirect to https://www.x.test',
    ],
    ['a circle', { '/llms.txt': moved('/llms.txt') }, 'found more than 5 redirects'],
  ])('control: is refused with %s', async (_, answers, message) => {
    const { url } = await startSite(answers as Record<string, Answer>)
    await expect(openAddress(url, quick)).rejects.toMatchObject({
      code: 'no_site',
      message: expect.stringContaining(message),
    })
    await expect(openAddress(url, quick)).rejects.toThrow(url)
  })
})

describe('a request', () => {
  it('is repeated while the server is busy, but not forever', async () => {
    let busy = 2
    const { url, asked } = await startSite({
      '/a': (request, response) => (busy-- > 0 ? text('', 503) : text('ready'))(request, response),
      '/b': text('', 429),
    })
    expect(await fetchText(new URL('/a', url), quick)).toBe('ready')
    await expect(fetchText(new URL('/b', url), quick)).rejects.toThrow('found status 429')
    expect(asked).toEqual(['/a', '/a', '/a', '/b', '/b', '/b'])
  })

  it('control: fails if the file is too long, or never ends', async () => {
    const { url } = await startSite({
      '/long': text('x'.repeat(101)),
      '/fits': text('x'.repeat(100)),
      '/slow': (_, response) => response.writeHead(200).write('x'),
      '/silent': () => undefined,
    })
    const get = (path: string, timeout = 20_000) =>
      fetchText(new URL(path, url), { bytes: 100, timeout, pause: 1 })
    expect(await get('/fits')).toHaveLength(100)
    await expect(get('/long')).rejects.toThrow('found more than 100 bytes')
    await expect(get('/slow', 300)).rejects.toThrow('found no whole answer within 0.3 s')
    await expect(get('/silent', 300)).rejects.toThrow('found no whole answer within 0.3 s')
  })

  it('control: reports when there is no response', async () => {
    const { url } = await startSite({})
    servers.splice(0).forEach((server) => server.close())
    await expect(fetchText(new URL(url), quick)).rejects.toThrow('found no answer (ECONNREFUSED)')
  })
})

describe('the address', () => {
  it.each([
    ['https://docs.example.org', 'https://docs.example.org/'],
    ['https://docs.example.org/llms.txt', 'https://docs.example.org/'],
    ['https://example.org/docs/', 'https://example.org/docs/'],
    ['http://localhost:3000/index.html?x#y', 'http://localhost:3000/'],
  ])('%s', (word, expected) => expect(readAddress(word).href).toBe(expected))

  it.each([
    ['http://docs.example.org', 'expected https://'],
    ['ftp://docs.example.org', 'expected https://'],
    ['https://me:secret@docs.example.org', 'without a name and password'],
    ['https://', 'expected one such as'],
  ])('control: %s is refused', (word, message) => expect(() => readAddress(word)).toThrow(message))
})
