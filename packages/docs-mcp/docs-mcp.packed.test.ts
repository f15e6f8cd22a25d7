// The package as others get it: packed, installed in a folder outside of the repository, and started by its command.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { name, version } from './package.json'

const TARBALL = path.resolve(`.cache/packages/${name}-${version}.tgz`)
const TOKEN = '0x765DE816845861e75A25fCA122bb6898B8B1282a'
const npm = (cwd: string, ...words: string[]) =>
  execFileSync('npm', [...words, '--ignore-scripts', '--offline', '--no-audit', '--no-fund'], {
    cwd,
    stdio: 'pipe',
  })

let folder: string
let site: string
let server: Server
let address: string

/** Files of a folder, and what they weigh. */
function weigh(root: string): number {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(path.join(root, file)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
}

/** Serves the site as a host does that shows its files and nothing that starts with a low line. */
function serveSite(): Server {
  return createServer((request, response) => {
    const file = path.join(site, new URL(request.url!, 'http://x').pathname)
    if (request.url === '/guides/old-fees') response.writeHead(301, { location: '/guides/fees' }).end()
    else if (existsSync(file) && statSync(file).isFile() && !path.basename(file).startsWith('_'))
      response.writeHead(200, { 'content-type': 'text/plain' }).end(readFileSync(file))
    else response.writeHead(404).end()
  })
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'))
  site = path.join(folder, 'site')
  cpSync(path.join(import.meta.dirname, 'fixture-site'), site, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}')
  npm(folder, 'install', TARBALL)
  server = serveSite().listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

/** What each tool answers, whichever way it's asked. */
async function callAll(client: Client) {
  const call = async (tool: string, input: object) => {
    const { isError, structuredContent, content } = await client.callTool({
      name: tool,
      arguments: { ...input },
    })
    return isError ? (content as { text: string }[])[0]!.text : structuredContent
  }
  const { tools } = await client.listTools()
  return {
    server: client.getServerVersion(),
    tools: tools.map((tool) => tool.name),
    search: await call('search_docs', { query: 'pay the fee in a stablecoin', limit: 1 }),
    page: await call('read_page', { page: '/guides/old-fees' }),
    fact: await call('get_fact', { path: 'chains.celo.chainId' }),
    known: await call('check_address', { address: TOKEN.toLowerCase() }),
    notices: await call('list_notices', {}),
    wrong: await call('get_fact', { path: 'chains.celo.chainID' }),
  }
}

const expected = {
  server: { name, version, title: 'Fixture Docs' },
  tools: ['search_docs', 'read_page', 'get_fact', 'check_address', 'list_notices'],
  search: {
    results: [
      {
        path: ['Fees', 'Pay with a stablecoin'],
        url: 'https://docs.example.org/guides/fees#pay-with-a-stablecoin',
        text: expect.stringContaining('feeCurrency'),
      },
    ],
  },
  page: { route: '/guides/fees', movedFrom: '/guides/old-fees', markdown: expect.stringContaining('# Fees') },
  fact: expect.objectContaining({ value: 42220, source: ['fixture'] }),
  known: expect.objectContaining({ address: TOKEN, known: [expect.objectContaining({ role: 'token' })] }),
  notices: { notices: [expect.objectContaining({ title: 'An upgrade' })] },
  wrong: expect.stringMatching(/^unknown_fact: .*Near: chains\.celo\.chainId/),
}

async function askOverStdio(words: readonly string[]) {
  const client = new Client({ name: 'test', version: '0.0.0' })
  const start = {
    command: 'npx',
    args: ['--no-install', name, ...words],
    cwd: folder,
    stderr: 'ignore' as const,
  }
  await client.connect(new StdioClientTransport(start))
  try {
    return await callAll(client)
  } finally {
    await client.close()
  }
}

/** Starts the command with `--http` on a free port. */
async function startHttp(words: readonly string[]) {
  const bin = path.join(folder, 'node_modules/.bin', name)
  const child = spawn(bin, [...words, '--http', '0'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const [line] = (await once(createInterface({ input: child.stderr }), 'line')) as [string]
  return { child, url: line.replace(/^MCP: /, '') }
}

async function askOverHttp(words: readonly string[]) {
  const { child, url } = await startHttp(words)
  const client = new Client({ name: 'test', version: '0.0.0' })
  try {
    await client.connect(new StreamableHTTPClientTransport(new URL(url)))
    return await callAll(client)
  } finally {
    await client.close()
    child.kill()
    await once(child, 'exit')
  }
}

describe('the installed command answers with each of its tools', () => {
  it('from a folder, over standard input and output', async () =>
    expect(await askOverStdio(['./site'])).toEqual(expected))
  it('from an address, over standard input and output', async () =>
    expect(await askOverStdio([address])).toEqual(expected))
  it('from a folder, over HTTP', async () => expect(await askOverHttp(['./site'])).toEqual(expected))
  it('from an address, over HTTP', async () => expect(await askOverHttp([address])).toEqual(expected))

  it('with two tools where the site has only pages', async () => {
    const bare = path.join(folder, 'bare')
    cpSync(site, bare, { recursive: true, filter: (file) => !file.endsWith('.json') })
    const answers = await askOverStdio([bare, '--origin', 'https://x.test'])
    expect(answers.tools).toEqual(['search_docs', 'read_page'])
    expect(answers.search).toMatchObject({
      results: [{ url: 'https://x.test/guides/fees#pay-with-a-stablecoin' }],
    })
    expect(answers.fact).toMatch(/^bad_input: tool: found "get_fact"/)
  })
})

describe('control: the installed command says what is wrong', () => {
  it.each([
    [[], 'found no site, expected a folder or an address'],
    [['./nowhere'], './nowhere: found no built site'],
    [['http://127.0.0.1:9'], 'found no answer'],
    [['https://u:p@x.test'], 'without a name and password'],
    [['./site', '--nope'], 'found --nope, expected a known option'],
  ])('%j', async (words, message) => {
    const child = spawn(path.join(folder, 'node_modules/.bin', name), words, { cwd: folder })
    let told = ''
    child.stderr.on('data', (part: Buffer) => (told += part.toString()))
    expect(await once(child, 'close')).toEqual([1, null])
    expect(told).toContain(message)
  })
})

describe('the package', () => {
  it('runs from its file, without being installed', () => {
    const words = ['--yes', '--offline', '--package', TARBALL, name, '--version']
    const said = execFileSync('npx', words, { cwd: tmpdir(), stdio: 'pipe' })
    expect(said.toString().trim()).toBe(version)
  })

  it('installs nothing else, and stays small', () => {
    const modules = path.join(folder, 'node_modules')
    expect(readdirSync(modules).filter((one) => !one.startsWith('.'))).toEqual([name])
    const [packed, installed] = [statSync(TARBALL).size, weigh(path.join(modules, name))]
    console.log(`${name}: ${packed} bytes packed, ${installed} installed`)
    expect(packed).toBeLessThan(400_000)
    expect(installed).toBeLessThan(2_000_000)
  })

  it('has no address of the machine that built it', () => {
    const dist = path.join(folder, 'node_modules', name, 'dist')
    const texts = readdirSync(dist).map((file) => readFileSync(path.join(dist, file), 'utf8'))
    expect(texts.filter((text) => text.includes(process.cwd()))).toEqual([])
    expect(texts.some((text) => text.includes('search_docs'))).toBe(true)
  })

  it('can be used from a program, with types', async () => {
    const program = `import { openSite, type Docs } from '${name}'
const docs: Docs = await openSite('./site')
const { results } = (await docs.call('search_docs', { query: 'stablecoin' })) as { results: { url: string }[] }
const http = await docs.serve(0)
await http.close()
console.log(JSON.stringify([docs.title, results[0]?.url, http.url.startsWith('http://127.0.0.1:')]))
`
    writeFileSync(
      path.join(folder, 'use.mts'),
      program.replace('console.log', 'declare const console: { log: (text: string) => void }\nconsole.log'),
    )
    const tsc = path.resolve('node_modules/typescript/bin/tsc')
    const flags = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022']
    const compile = () =>
      execFileSync(process.execPath, [tsc, ...flags, 'use.mts'], { cwd: folder, stdio: 'pipe' })
    compile()
    const said = execFileSync(process.execPath, ['use.mjs'], { cwd: folder })
    expect(JSON.parse(said.toString())).toEqual([
      'Fixture Docs',
      'https://docs.example.org/guides/fees#pay-with-a-stablecoin',
      true,
    ])
    writeFileSync(path.join(folder, 'use.mts'), `import { openSite } from '${name}'\nvoid openSite(1)\n`)
    expect(compile).toThrow() // control
  })
})
