import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsLater } from '../../../tests/fuzz/fuzz'
import { indexFiles } from '../index/index-files'
import type { SearchRecord } from '../index/search-record'
import { INDEX_FOLDER } from './index-format'
import { IndexError, indexOpener, type ReadFile } from './load-index'
import { prepare, search, type Request } from './search'

const record = (
  route: string,
  path: string[],
  content: string,
  more: Partial<SearchRecord> = {},
): SearchRecord => ({
  objectID: route,
  route,
  area: 'Tooling',
  path,
  content,
  names: [],
  status: 'current',
  ...more,
})

const records = [
  record('/fees', ['Pay fees in USDC'], 'One field, feeCurrency, names the token.', { names: ['CIP-64'] }),
  record('/fees', ['Pay fees in USDC', 'If it fails'], 'fee cap below base fee floor', {
    anchor: 'if-it-fails',
  }),
  record(
    '/tokens',
    ['Token contracts', 'USDm (formerly cUSD)'],
    'Address 0x765DE816845861e75A25fCA122bb6898B8B1282a',
    {
      names: ['cUSD', '0x765DE816845861e75A25fCA122bb6898B8B1282a'],
      anchor: 'tokens',
    },
  ),
  record('/old', ['Governance of the old chain'], 'governance <img src=x onerror=alert(1)> & more', {
    status: 'historical',
  }),
  record('/new', ['Governance of the chain'], 'governance is how the chain changes, with eth_getLogs'),
  record('/forge', ['Deploy with Foundry'], 'Write a small program.'),
  record('/forge', ['Deploy with Foundry', 'Write it'], 'The contract stands in one file.', {
    anchor: 'write',
  }),
  record('/deploy', ['Deploy'], 'Choose how to deploy a contract.'),
  record('/l2', ['How it works as a layer 2'], 'What happens to a payment.'),
  record('/cli', ['Commands', 'account:balance'], 'The flag --gasCurrency', { anchor: 'balance' }),
]
const files = indexFiles(records)
const read: ReadFile = async (path) => {
  const text = files.get(path.slice(INDEX_FOLDER.length + 1))
  if (text === undefined) throw new Error('404')
  return text
}
const base: Request = {
  query: '',
  page: 0,
  hitsPerPage: 20,
  snippetWords: 10,
  ellipsis: '…',
  perPage: 2,
  origin: 'https://docs.celo.org',
}
/** Enough words for several blocks. */
const manyRecords = Array.from({ length: 300 }, (_, at) =>
  record(`/page-${at}`, [`Page ${at}`], `alpha${at} beta${at} eth_getLogs kappa${at * 7} omega${at * 7}`),
)
const find = async (query: string, more: Partial<Request> = {}) =>
  (await search(await indexOpener(read)(), { ...base, ...more, query })).hits
const first = async (query: string) => new URL((await find(query))[0]!.url).pathname

describe('search', () => {
  it.each([
    ['feeCurrency', '/fees'],
    ['fee currency', '/fees'],
    ['cip64', '/fees'],
    ['fee cap below base fee floor', '/fees'],
    ['0x765d', '/tokens'],
    ['0x765DE816845861e75A25fCA122bb6898B8B1282a', '/tokens'],
    ['cUSD', '/tokens'],
    ['eth_getLogs', '/new'],
    ['getLogs', '/new'],
    ['--gasCurrency', '/cli'],
    ['account balance', '/cli'],
    ['govern', '/new'],
    ['g', '/new'],
    ['goverance', '/new'],
    ['balanec', '/cli'],
    ['governancee', '/new'],
    ['ogvernance', '/new'],
    ['gvernnace', '/new'],
    ['l2', '/l2'],
    ['deploy contract with foundry', '/forge'],
    ['gas in USDC', '/fees'],
  ])('%s leads to %s', async (query, route) => expect(await first(query)).toBe(route))

  it('ranks pages about the past below current ones', async () => {
    const routes = (await find('governance')).map(({ url }) => new URL(url).pathname)
    expect(routes).toEqual(['/new', '/old'])
  })

  it("returns hits in the service's format", async () => {
    const [hit] = await find('base fee floor')
    expect(hit).toMatchObject({
      url: 'https://docs.celo.org/fees#if-it-fails',
      type: 'content',
      hierarchy: { lvl0: 'Tooling', lvl1: 'Pay fees in USDC', lvl2: 'If it fails', lvl3: null },
      _snippetResult: {
        content: {
          value: '<mark>fee</mark> cap below <mark>base</mark> <mark>fee</mark> <mark>floor</mark>',
        },
      },
    })
    expect(Object.keys(hit!.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'])
  })

  it('returns pages of hits, and one hit per page if requested', async () => {
    const pages = (await find('fee', { perPage: 1 })).map(({ url }) => new URL(url).pathname)
    expect(pages[0]).toBe('/fees')
    expect(new Set(pages).size).toBe(pages.length)
    const [one] = await find('governance', { hitsPerPage: 1, page: 1 })
    expect(one!.url).toContain('/old')
  })

  it('returns no more hits from one section of the site than are shown', async () => {
    const more = await find('governance deploy', { perArea: 2 })
    expect(more).toHaveLength(2)
    expect((await find('governance deploy')).length, 'control: without a limit').toBeGreaterThan(2)
  })

  it('requests the blocks for all words together, and then all text files', async () => {
    const small = indexFiles(manyRecords)
    let asked: string[] = []
    const rounds: string[][] = []
    const open = indexOpener(async (path) => {
      asked.push(path)
      await new Promise((resolve) => setImmediate(resolve)) // one group per round of requests
      if (asked.length > 0) rounds.push(asked.splice(0))
      return small.get(path.slice(INDEX_FOLDER.length + 1))!
    })
    await search(await open(), { ...base, query: 'alpha42 omega7 eth_getLogs ' })
    const kinds = rounds.map(
      (round) => new Set(round.map((path) => /\/([a-z])[a-z]*\d*\.json$/.exec(path)![1])),
    )
    expect(kinds).toEqual([new Set('m'), new Set('t'), new Set('p')])
    expect(rounds[1]!.length, 'control: the words stand in several blocks').toBeGreaterThan(2)
    asked = []
  })

  it.each([
    '',
    '   ',
    '"',
    '<b>',
    '.*+?^${}()|[]\\',
    '\ud800',
    '__proto__',
    'constructor',
    '﷽',
    '👩‍👩‍👧',
    'a'.repeat(10_000),
  ])('takes %j', async (query) => expect(Array.isArray(await find(query))).toBe(true))

  it('takes any text', async () => {
    const property = fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (query) => {
      for (const hit of await find(query)) expect(hit.url).toMatch(/^https:/)
    })
    await holdsLater('search', property, 60)
  })
})

describe('a broken index', () => {
  const failing = (broken: (path: string) => string | undefined) => {
    let isBroken = true
    const open = indexOpener(async (path) => (isBroken && broken(path)) || read(path))
    return { open, fix: () => (isBroken = false) }
  }

  it.each([
    ['a manifest that is not there', () => Promise.reject(new Error('404')) as never],
    ['a manifest cut short', (path: string) => (path.includes('manifest') ? '{"stamp":"01' : undefined)],
    [
      'a page for missing ones',
      (path: string) => (path.includes('manifest') ? '<!doctype html>' : undefined),
    ],
    ['another JSON', (path: string) => (path.includes('manifest') ? '{"stamp":1}' : undefined)],
    ['terms cut short', (path: string) => (/\/t\d/.test(path) ? '[["fee","0.' : undefined)],
    ['terms of another form', (path: string) => (/\/t\d/.test(path) ? '[1]' : undefined)],
    ['a page cut short', (path: string) => (/\/p\d/.test(path) ? '{"route":' : undefined)],
  ])('%s is an error, and the next query recovers', async (_, broken) => {
    const { open, fix } = failing(broken)
    const query = async () => (await search(await open(), { ...base, query: 'feeCurrency' })).hits.length
    await expect(query()).rejects.toThrow()
    fix()
    expect(await query()).toBeGreaterThan(0)
  })

  it('control: the error names the file and what was expected', async () => {
    const { open } = failing((path) => (path.includes('manifest') ? '[]' : undefined))
    await expect(open()).rejects.toThrow(IndexError)
    await expect(open()).rejects.toThrow(
      '/search-index/manifest.json: found JSON with another structure, expected part of the search index.',
    )
  })
})

describe('what a response fetches', () => {
  const asked = async (
    act: (index: Awaited<ReturnType<ReturnType<typeof indexOpener>>>) => Promise<unknown>,
  ) => {
    const names: string[] = []
    const open = indexOpener((path) => {
      names.push(path)
      return read(path)
    })
    await act(await open())
    return names.filter((name) => /\/p\d+\.json$/.test(name))
  }
  const request = { ...base, query: 'governance contract' }

  it('comes from that many text files, the best hits first', async () => {
    const all = await search(await indexOpener(read)(), request)
    const one = await search(await indexOpener(read)(), { ...request, files: 1 })
    expect(await asked((index) => search(index, { ...request, files: 1 }))).toHaveLength(1)
    expect(
      (await asked((index) => search(index, request))).length,
      'control: without a limit',
    ).toBeGreaterThan(1)
    expect(one.hits[0]!.url).toBe(all.hits[0]!.url)
    expect(one.nbHits).toBe(all.nbHits)
  })

  it('can be requested ahead of time, with the same files', async () => {
    const ahead = await asked((index) => prepare(index, request))
    expect(ahead).toEqual(await asked((index) => search(index, request)))
  })
})
