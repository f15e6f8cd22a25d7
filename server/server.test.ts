import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { precompress } from '../postbuild/steps/compress/precompress'
import { contentType, isCompressible } from '../model/http/content-types'
import { readPort } from './listen'
import { type RunningServer, startServer } from './server'

const LONG = `<!doctype html><h1>Page</h1>${'<p>Words that compress well.</p>'.repeat(100)}`
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'x/index.html': LONG,
  'x.md': '# Page\n',
  'old/index.html': '<h1>static redirect</h1>',
  'assets/js/main.1a2b.js': `// ${'long '.repeat(400)}`,
  'img/a.png': 'PNG',
  '_csp.json': '{"policy":"default-src \'none\'"}',
  '_redirects.json': '{"moved":{"/old":"/x"},"gone":{"/gone":"closed years ago"}}',
  '.stamp': 'secret',
}
let root = ''
let server: RunningServer

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** node:http rather than fetch, because fetch would normalize the path and decompress. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const url = new URL(server.url)
    const sent = request(
      { host: url.hostname, port: url.port, path: target, method, headers },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    sent.on('error', reject).end()
  })
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'built-site-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  await precompress(root, Object.keys(FILES), path.join(root, '.cache'))
  server = await startServer({ root, port: 0 })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

describe('pages', () => {
  it.each(['/x', '/x/', '/x.html', '/x/index.html'])('%s answers with the page', async (target) => {
    const { status, headers, body } = await ask(target)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/html; charset=utf-8',
    ])
    expect(body.toString()).toBe(LONG)
  })

  it('Markdown versions have their type', async () => {
    expect((await ask('/x.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
  })

  it.each(['/nope', '/x/y', '/_csp.json', '/.stamp', '/x/index.html.br', '//x', '/x.md/'])(
    '%s is not found',
    async (target) => {
      const { status, headers, body } = await ask(target)
      expect([status, headers['cache-control'], body.toString()]).toEqual([
        404,
        'no-cache',
        FILES['404.html'],
      ])
    },
  )

  it('an address that is gone has status 410', async () => {
    expect((await ask('/gone')).status).toBe(410)
  })
})

describe('redirects', () => {
  it.each(['/old', '/old/', '/old.html', '/old/index.html'])('%s moves once', async (target) => {
    const { status, headers } = await ask(`${target}?a=1&b=%20`)
    expect([status, headers['location']]).toEqual([301, '/x?a=1&b=%20'])
    expect((await ask(String(headers['location']))).status).toBe(200)
  })

  it('keep the Markdown ending', async () => {
    expect((await ask('/old.md')).headers['location']).toBe('/x.md')
  })
})

describe('compression', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s gives the same page, smaller', async (encoding, decode) => {
    const { headers, body } = await ask('/x', { 'accept-encoding': encoding })
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept, Accept-Encoding'])
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(body.length).toBeLessThan(LONG.length / 5)
    expect(decode(body).toString()).toBe(LONG)
  })

  it('control: without Accept-Encoding the page is plain, and still varies', async () => {
    const { headers } = await ask('/x')
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'Accept, Accept-Encoding'])
  })

  it('small and binary files are left alone', async () => {
    expect((await ask('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
    expect((await ask('/img/a.png', { 'accept-encoding': 'br' })).headers['vary']).toBeUndefined()
  })
})

describe('headers', () => {
  it('include the policy of the build in every response', async () => {
    for (const target of ['/x', '/nope', '/old', '/%']) {
      const { headers } = await ask(target)
      expect(headers['content-security-policy']).toBe("default-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('require https only behind https', async () => {
    const { headers } = await ask('/x', { 'x-forwarded-proto': 'https' })
    expect(headers['strict-transport-security']).toContain('max-age=')
  })

  it('allow caching of hashed assets', async () => {
    const { headers } = await ask('/assets/js/main.1a2b.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('return 304 and no body for a known tag, the page for another', async () => {
    const tag = String((await ask('/x')).headers['etag'])
    const known = await ask('/x', { 'if-none-match': `"other", W/${tag}` })
    expect([known.status, known.body.length, known.headers['etag']]).toEqual([304, 0, tag])
    expect((await ask('/x', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await ask('/x', { 'accept-encoding': 'br' })).headers['etag']).not.toBe(tag)
  })

  it('HEAD has the headers of GET and no body', async () => {
    const { status, headers, body } = await ask('/x', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([
      200,
      String(Buffer.byteLength(LONG)),
      0,
    ])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask('/x', {}, method)
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
  })

  it('ranges are ignored: the whole file is served', async () => {
    for (const range of ['bytes=5-2', 'bytes=0-3', 'bytes=x'])
      expect((await ask('/x', { range })).status).toBe(200)
  })
})

describe('hostile addresses', () => {
  it.each(['/%', '/%E0%A4%A', '/%c0%af', '/%00', '/../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/a\\..\\b'])(
    '%s is refused with the not-found page',
    async (target) => {
      const { status, body } = await ask(target)
      expect([status, body.toString()]).toEqual([400, FILES['404.html']])
    },
  )

  it('8 kB of path, of one name and of query are handled', async () => {
    expect((await ask(`/${'a/'.repeat(4000)}`)).status).toBe(404)
    expect((await ask(`/${'a'.repeat(8000)}`)).status).toBe(404)
    expect((await ask(`/x?${'q'.repeat(8000)}`)).status).toBe(200)
  })

  it('more than Node reads is refused with 431, and the server keeps running', async () => {
    expect((await ask(`/${'a'.repeat(20_000)}`)).status).toBe(431)
    expect((await ask('/x')).status).toBe(200)
  })

  it('anything that is not HTTP is refused with 400', async () => {
    const { hostname, port } = new URL(server.url)
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write('nonsense\r\n\r\n'))
      socket.on('data', (data) => resolve(data.toString())).on('error', reject)
    })
    expect(reply).toMatch(/^HTTP\/1.1 400/)
  })
})

describe('a build replaced under the server', () => {
  it('is served immediately, with its own policy', async () => {
    const before = await ask('/')
    writeFileSync(path.join(root, 'index.html'), '<h1>New home</h1>')
    writeFileSync(path.join(root, '_csp.json'), '{"policy":"default-src \'self\' https://new.example"}')
    const after = await ask('/', { 'if-none-match': String(before.headers['etag']) })
    expect([after.status, after.body.toString()]).toEqual([200, '<h1>New home</h1>'])
    expect(after.headers['content-security-policy']).toContain('https://new.example')
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    writeFileSync(path.join(root, '_csp.json'), '{"pol') // truncated: the last valid one stays
    const cut = await ask('/')
    expect([cut.status, cut.headers['content-security-policy']]).toEqual([
      200,
      after.headers['content-security-policy'],
    ])
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})

describe('content types', () => {
  it.each([
    ['a.html', 'text/html; charset=utf-8', true],
    ['a.MJS', 'text/javascript; charset=utf-8', true],
    ['a.ics', 'text/calendar; charset=utf-8', true],
    ['a.json', 'application/json', true],
    ['a.webmanifest', 'application/manifest+json', true],
    ['a.svg', 'image/svg+xml', true],
    ['a.xml', 'application/xml', true],
    ['a.wasm', 'application/wasm', true],
    ['a.ico', 'image/x-icon', false],
    ['a.tgz', 'application/gzip', false],
    ['a.woff2', 'font/woff2', false],
    ['a.avif', 'image/avif', false],
    ['a.constructor', 'application/octet-stream', false],
    ['a', 'application/octet-stream', false],
  ])('%s is %s', (file, type, compressible) => {
    expect([contentType(file), isCompressible(file)]).toEqual([type, compressible])
  })
})

describe('ports', () => {
  it('an address of another machine is reported, with the variable to change', async () => {
    await expect(startServer({ root, port: 0, host: '192.0.2.1' })).rejects.toThrow(
      /SERVE_HOST: found 192\.0\.2\.1, expected an address of this machine\. Fix: /,
    )
  })

  it('a port in use is reported, with the variable to change', async () => {
    const { port } = new URL(server.url)
    await expect(startServer({ root, port: Number(port) })).rejects.toThrow(
      new RegExp(`Port ${port} is used by another process.*PORT=`),
    )
  })

  it.each(['abc', '-1', '70000', '3000x', '1e3'])('PORT=%s is refused', (text) => {
    expect(() => readPort(text, 3000)).toThrow(`PORT: found ${JSON.stringify(text)}, expected a whole number`)
  })

  it('no PORT is the default', () => {
    expect([readPort(undefined, 3000), readPort('', 3000), readPort('8080', 3000)]).toEqual([
      3000, 3000, 8080,
    ])
  })
})
