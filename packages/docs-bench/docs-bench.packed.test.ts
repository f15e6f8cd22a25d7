// The package as others get it: packed, installed in a project with its own Playwright, and started by its command.
import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath } from '../../tests/support/browser-path'
import { name, version } from './package.json'
import type { BenchReport } from './src/types'

const TARBALL = path.resolve(`.cache/packages/${name}-${version}.tgz`)
const HTML = `<!doctype html><script src="/a.js"></script><h1>Page</h1>${'<p>word</p>'.repeat(200)}`
const SCRIPT = `document.title = '${'x'.repeat(5000)}'`
let folder: string
let server: Server
let address: string

/** Not a blocking call, because the server that the command asks is in this process. */
const run = (...words: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const program = path.join(folder, 'node_modules/.bin', name)
    const child = execFile(program, words, { cwd: folder }, (_error, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    )
  })

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-bench-'))
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const flags = ['--ignore-scripts', '--offline', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', TARBALL, ...flags], { cwd: folder, stdio: 'pipe' })
  server = createServer((request, response) => {
    const [type, text] = request.url === '/a.js' ? ['text/javascript', SCRIPT] : ['text/html', HTML]
    response.writeHead(200, { 'content-type': type, 'content-length': text.length }).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

it('says what is missing if the project has no Playwright', async () => {
  const { code, error } = await run(address)
  expect(code).toBe(1)
  expect(error).toContain('found no package playwright-core, expected it in the project. Fix: npm install')
})

describe('the installed command', () => {
  beforeAll(async () => {
    process.env['CHROME_PATH'] = await browserPath()
    const from = path.resolve('node_modules/playwright-core')
    symlinkSync(from, path.join(folder, 'node_modules/playwright-core'), 'junction')
  })

  it('counts the bytes of a page by kind, and says which site failed', async () => {
    const gone = 'http://127.0.0.1:9/'
    const { code, out, error } = await run(
      '--json',
      '--runs',
      '1',
      '--fast',
      `Ours=${address}`,
      `Gone=${gone}`,
    )
    const { measured, failed, ...conditions } = JSON.parse(out) as BenchReport
    expect(conditions).toMatchObject({ runs: 1, fast: true, device: 'phone' })
    expect(measured).toHaveLength(1)
    expect(measured[0]).toMatchObject({ name: 'Ours', url: address })
    expect(measured[0]!.bytes).toMatchObject({ html: HTML.length, script: SCRIPT.length, style: 0 })
    expect(failed).toMatchObject([{ name: 'Gone', url: gone }])
    expect(error).toContain('Ours: run 1 of 1')
    expect(code).toBe(1)
  })

  it('prints a table of a page on a slow connection', async () => {
    const { code, out } = await run('--runs', '1', `Ours=${address}`)
    expect(code).toBe(0)
    expect(out).toMatch(/^\| \[Ours\]\(http:[^)]+\) \| \d+\.\d \| \d+\.\d \|/m)
  })

  it('shows its options and version', async () => {
    expect((await run('--help')).out).toContain('--runs')
    expect((await run('--version')).out.trim()).toBe(version)
  })
})
