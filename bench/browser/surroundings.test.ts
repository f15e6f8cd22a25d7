import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../problem'
import { listBytes } from '../measure/bytes'
import { moveRootFiles } from './root-files'
import { launchBrowser } from './launch-browser'
import { serveCounted } from './serve-counted'

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))))
afterEach(() => {
  fs.rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

describe('a port in use', () => {
  it('is reported, with what to do', async () => {
    const other = http.createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo // it listens on a port
    const started = serveCounted(folder, port)
    await expect(started).rejects.toThrow(
      `Port ${port} is used by another process. Stop it, or choose another`,
    )
    await expect(started).rejects.toBeInstanceOf(Problem)
    other.close()
  })
})

describe('a missing browser', () => {
  it('is reported, with what to do', async () => {
    vi.stubEnv('CHROME_PATH', path.join(folder, 'chromium'))
    const launched = launchBrowser()
    await expect(launched).rejects.toThrow(
      /CHROME_PATH: found ".*chromium", which doesn't exist; .* Fix: correct it/,
    )
    await expect(launched).rejects.toBeInstanceOf(Problem)
  })

  it("is also reported for a program that isn't a browser", async () => {
    const program = path.join(folder, 'no-browser')
    fs.writeFileSync(program, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    vi.stubEnv('CHROME_PATH', program)
    await expect(launchBrowser()).rejects.toThrow(`${program} did not start:`)
  })
})

describe('the server', () => {
  it('counts what it sends, compressed, by kind', async () => {
    fs.mkdirSync(path.join(folder, 'page'))
    fs.writeFileSync(path.join(folder, 'page/index.html'), `<p>${'word '.repeat(1000)}</p>`)
    fs.writeFileSync(path.join(folder, 'a.js'), 'let a')
    const server = await serveCounted(folder, 0)
    const get = (address: string, headers: Record<string, string> = {}) =>
      fetch(server.url + address, { headers: { 'accept-encoding': 'br', ...headers } }).then((answer) =>
        answer.text(),
      )
    expect(await get('/page')).toContain('word word')
    await get('/a.js')
    await get('/a.js', { 'sec-purpose': 'prefetch' })
    await get('/a.js', { 'next-router-prefetch': '1' })
    await server.close()
    const bytes = listBytes(server.sent)
    expect(bytes).toMatchObject({ script: 5, ahead: 10, style: 0 })
    expect(bytes.html).toBe(fs.statSync(path.join(folder, 'page/index.html.br')).size)
    expect(bytes.html).toBeLessThan(200)
    expect(bytes.all).toBe(bytes.html + 15)
  })

  it("doesn't count a body that it only announces", async () => {
    fs.writeFileSync(path.join(folder, 'a.js'), 'let a')
    const server = await serveCounted(folder, 0)
    const answer = await fetch(`${server.url}/a.js`, { method: 'HEAD' })
    expect(answer.headers.get('content-length')).toBe('5')
    await server.close()
    expect(server.sent).toMatchObject([{ path: '/a.js', bytes: 0 }])
  })

  it("sends a peer's files for readers at the root, and none for hosts", async () => {
    for (const name of ['__next._tree.txt', '_headers', '404.html'])
      fs.writeFileSync(path.join(folder, name), name)
    moveRootFiles(folder)
    const server = await serveCounted(folder, 0)
    const ask = async (address: string) => (await fetch(server.url + address)).text()
    expect(await ask('/__next._tree.txt?_rsc=1')).toBe('__next._tree.txt')
    expect(await ask('/_headers')).toBe('404.html')
    await server.close()
  })
})
