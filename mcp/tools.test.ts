import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cliFactsSchema } from '../model/facts/schema/cli'
import { loadRegistry } from '../model/facts/registry'
import { listEntries } from '../model/facts/entries'
import { factsFile } from '../postbuild/steps/facts-json/facts-file'
import { openBuiltDocs } from './built-docs'
import { docsTools, type Tool } from './tools'

const registry = loadRegistry()
const entries = listEntries(registry)
const adapter = String(entries.get('tokens.USDC.celo.fee-adapter')!.raw)
const token = String(entries.get('tokens.USDC.celo.token')!.raw)
let root = ''
let tools: Tool[] = []

const run = (name: string, input: unknown) => tools.find((tool) => tool.name === name)!.run(input)

function write(name: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-'))
  const cli = cliFactsSchema.parse(JSON.parse(readFileSync('data/cli/celocli.json', 'utf8')))
  const none = () => undefined
  const facts = factsFile({
    registry,
    entries,
    cli,
    makePage: none,
    pageOfCommand: none,
    schema: 'https://x.test/s',
  })
  write('facts.json', JSON.stringify(facts))
  write('llms.txt', '# Index\n\n- [viem](https://docs.celo.org/developer/viem.md)\n')
  write('_asked.json', '{}')
  write('developer/viem.md', '---\ntitle: viem\n---\n\n# viem\n\nText\n\n## Pay `fees`\n\nHow\n\n## Last\n')
  write('index.md', '# Home\n')
  write('404.md', '# Not found\n')
  write('_redirects.json', '{"moved":{"/old":"/developer/viem","/left":"https://example.org/"},"gone":{}}')
  const dates = [{ event: 'e', name: 'E', network: 'celo', date: '2025-09-10' }]
  const one = {
    title: 'N',
    description: 'd',
    page: 'https://x.test/n',
    status: 'current',
    updated: '2026-11-21',
    dates,
  }
  write('notices.json', JSON.stringify([one, { ...one, status: 'historical', dates: [] }]))
  tools = docsTools(openBuiltDocs(root), 'https://x.test')
})

afterAll(() => rmSync(root, { recursive: true }))

describe('search_docs', () => {
  it('finds part of a page, with the URL of the section that answers', async () => {
    expect(await run('search_docs', { query: 'How do I pay fees?' })).toEqual({
      results: [
        {
          path: ['viem', 'Pay fees'],
          url: 'https://x.test/developer/viem#pay-fees',
          text: expect.stringContaining('## Pay `fees`'),
        },
      ],
    })
  })
  it('finds nothing if no word matches', async () => {
    expect(await run('search_docs', { query: 'zzzqqq' })).toEqual({ results: [] })
  })
  it.each([
    [{ query: '  ' }, 'query: found no text'],
    [{ query: 'x'.repeat(100_000) }, 'query: found 100000 characters, expected at most 1000'],
    [{}, 'query'],
    [{ query: 1 }, 'query'],
    [{ query: 'x', limit: 1e9 }, 'limit'],
  ])('control: refuses bad input %#', async (input, message) => {
    await expect(run('search_docs', input)).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining(message),
    })
  })
})

describe('read_page', () => {
  it.each([
    '/developer/viem',
    'developer/viem.md',
    'https://docs.celo.org/developer/viem/',
    '/developer/viem.html?x',
    'https://x.test/developer/viem',
    'http://127.0.0.1:3000/developer/viem.md',
    'HTTPS://X.test/developer/viem',
  ])('%s', async (page) =>
    expect(await run('read_page', { page })).toMatchObject({ route: '/developer/viem' }),
  )
  it('returns one section', async () => {
    expect(await run('read_page', { page: '/developer/viem#pay-fees' })).toMatchObject({
      markdown: '## Pay `fees`\n\nHow\n',
    })
  })
  it('follows an old URL', async () => {
    expect(await run('read_page', { page: '/old' })).toMatchObject({
      route: '/developer/viem',
      movedFrom: '/old',
    })
  })
  it.each([
    ['/developer/wiem', 'unknown_page', 'Near: /developer/viem.'],
    ['/404', 'unknown_page', 'found no page'],
    ['/../../etc/passwd', 'unknown_page', 'found no page'],
    ['/developer/viem#nope', 'unknown_section', 'expected one of #pay-fees, #last'],
    ['x'.repeat(1e6), 'bad_input', 'expected at most 500'],
    [
      'https://evil.example/developer/viem',
      'bad_input',
      'found the host "evil.example", expected https://x.test',
    ],
    ['HTTP://docs.celo.org@evil.example/developer/viem', 'bad_input', 'docs.celo.org@evil.example'],
    ['https://docs.celo.org.evil.example/developer/viem', 'bad_input', 'found the host'],
    ['//evil.example/developer/viem', 'unknown_page', 'found no page'],
    ['/left', 'unknown_page', 'moved to https://example.org/'],
  ])('control: %.30s is refused', async (page, code, message) => {
    await expect(run('read_page', { page })).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    })
  })
})

describe('get_fact', () => {
  it.each([
    'chains.celo.chainId',
    'tokens.USDC.celo.fee-adapter',
    'events.l2-migration.celo',
    'versions.viem',
    'fees.adapterDecimals',
    'contracts.Registry.celo',
  ])('%s is that of the registry', async (name) =>
    expect(await run('get_fact', { path: name })).toMatchObject({ value: entries.get(name)!.raw }),
  )
  it('control: suggests similar paths', async () => {
    await expect(run('get_fact', { path: 'chains.celo.chainid' })).rejects.toMatchObject({
      code: 'unknown_fact',
      message: expect.stringContaining('Near: chains.celo.chainId'),
    })
  })
})

describe('check_address', () => {
  it('distinguishes a token from its adapter', async () => {
    expect(await run('check_address', { address: adapter })).toMatchObject({
      advice: expect.stringContaining('feeCurrency only'),
    })
    expect(await run('check_address', { address: token.toLowerCase() })).toMatchObject({
      address: token,
      advice: expect.stringContaining(adapter),
    })
  })
  it('reports that an address is unknown', async () => {
    expect(await run('check_address', { address: `0x${'1'.repeat(40)}` })).toMatchObject({ known: [] })
  })
  it.each([
    [token.replace('cebA', 'cEbA'), 'bad_checksum', token],
    ['0x12', 'bad_input', '40 hexadecimal digits'],
    ['', 'bad_input', 'expected 0x'],
  ])('control: refuses %s', async (address, code, message) => {
    await expect(run('check_address', { address })).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    })
  })
})

describe('list_notices', () => {
  it('filters by status and date', async () => {
    const count = async (input: object) => ((await run('list_notices', input)).notices as unknown[]).length
    expect([
      await count({}),
      await count({ status: 'historical' }),
      await count({ since: '2025-01-01' }),
    ]).toEqual([2, 1, 1])
  })
  it('control: rejects an invalid date', async () => {
    await expect(run('list_notices', { since: '2025-13-01' })).rejects.toMatchObject({ code: 'bad_input' })
  })
})

it('control: without a built site there is no server', () => {
  expect(existsSync('/nowhere')).toBe(false)
  expect(() => openBuiltDocs('/nowhere')).toThrow('/nowhere: found no built site')
})
