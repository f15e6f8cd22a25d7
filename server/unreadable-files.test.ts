import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { keepingReader } from './keeping-reader'
import { lastGood } from './last-good'
import { type RunningServer, startServer } from './server'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>()
  return { ...real, readFile: vi.fn(real.readFile) }
})

let folder = ''
let server: RunningServer
const place = (name: string) => path.join(folder, 'site', name)
const ask = (target: string) => fetch(`${server.url}${target}`)
const failing = (code: string) => Object.assign(new Error(`${code}: open`), { code, syscall: 'open' })

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'unreadable-'))
  mkdirSync(place('x'), { recursive: true })
  for (const name of ['index.html', '404.html', 'x/index.html', 'a.txt', 'b.txt'])
    writeFileSync(place(name), name)
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  server = await startServer({ root: path.join(folder, 'site'), port: 0 })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('a system that is out of descriptors', () => {
  it.each(['EMFILE', 'ENFILE', 'EIO'])(
    '%s: a file that is there answers 503, and 200 after it',
    async (code) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue()
      writeFileSync(place('a.txt'), `for ${code}`)
      vi.mocked(fs.readFile).mockRejectedValueOnce(failing(code))
      const reply = await ask('/a.txt')
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([503, 'no-cache'])
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(reply.headers.get('etag')).toBeNull()
      expect(logged).toHaveBeenCalledOnce()
      expect(await (await ask('/a.txt')).text()).toBe(`for ${code}`)
    },
  )

  it('control: a file deleted between two checks is not found', async () => {
    vi.mocked(fs.readFile).mockRejectedValueOnce(failing('ENOENT'))
    expect((await ask('/b.txt')).status).toBe(404)
  })

  it.each(['/nope', '/a.txt/b', `/${'a'.repeat(300)}`])('control: %.20s is not found', async (target) => {
    expect((await ask(target)).status).toBe(404)
  })
})

describe('a link in the build', () => {
  it('that leads out of it is not followed, to a file or through a folder', async () => {
    symlinkSync(path.join(folder, 'secret.txt'), place('link.txt'))
    symlinkSync(folder, place('out'))
    for (const target of ['/link.txt', '/out/secret.txt', '/out/site/a.txt/../../secret.txt'])
      expect(await (await ask(target)).text()).not.toContain('secret')
    expect((await ask('/link.txt')).status).toBe(404)
  })

  it('control: that stays inside is followed', async () => {
    symlinkSync(place('x'), place('y'))
    expect(await (await ask('/y')).text()).toBe('x/index.html')
  })
})

describe('a file with many concurrent readers', () => {
  it('is read once, and kept in memory once while it is in use', async () => {
    writeFileSync(place('large.bin'), Buffer.alloc(1_000_000)) // larger than the cache
    vi.mocked(fs.readFile).mockClear()
    const read = keepingReader()
    const [one, other] = await Promise.all([read(place('large.bin')), read(place('large.bin'))])
    const later = await read(place('large.bin'))
    expect(one?.body).toHaveLength(1_000_000)
    expect([other?.body === one?.body, later?.body === one?.body, later?.tag]).toEqual([true, true, one?.tag])
    expect(fs.readFile).toHaveBeenCalledOnce()
    writeFileSync(place('large.bin'), Buffer.alloc(1_000_001))
    expect((await read(place('large.bin')))?.body, 'control: changed').toHaveLength(1_000_001)
  })
})

describe('a file of rules', () => {
  const rules = () => lastGood(place('rules.json'), (text) => JSON.parse(text) as unknown, 'none')

  it('that is truncated is reported once, and the previous one stays in use', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const read = rules()
    expect(await read()).toBe('none')
    writeFileSync(place('rules.json'), '"first"')
    expect(await read()).toBe('first')
    writeFileSync(place('rules.json'), '"sec')
    expect([await read(), await read()]).toEqual(['first', 'first'])
    expect(logged).toHaveBeenCalledOnce()
    writeFileSync(place('rules.json'), '"second"')
    expect(await read()).toBe('second')
  })

  it('that the system cannot read is tried again', async () => {
    writeFileSync(place('rules.json'), '"third"')
    const read = rules()
    vi.mocked(fs.readFile).mockRejectedValueOnce(failing('EMFILE'))
    await expect(read()).rejects.toThrow('EMFILE')
    expect(await read()).toBe('third')
    writeFileSync(place('rules.json'), '"fourth"')
    vi.mocked(fs.readFile).mockRejectedValueOnce(failing('EMFILE'))
    expect([await read(), await read()]).toEqual(['third', 'fourth'])
  })
})
