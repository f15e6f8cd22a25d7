import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseEncoding, type Encoding } from '../../server/accept-encoding'
import { prefersMarkdown } from '../../server/accept-markdown'
import { type RunningServer, startServer } from '../../server/server'
import { sendRaw } from '../support/raw-client'
import { holds, holdsLater, holdsUnkept } from './fuzz'

/** Pieces of header values, good and bad. Repeated characters are what slows down bad parsers. */
const word = fc.constantFrom(
  ...['br', 'gzip', 'identity', '*', 'deflate', 'text/html', 'text/markdown', '*/*', 'text/*', '"', 'W/"a"'],
  ...[';q=0', ';q=0.5', ';q=1', '; q=1.000', ';q=', ';q=x', ';q=-1', ';q=1e9', ';q=NaN', ';;', '=', '"a,b"'],
)
const run = fc
  .tuple(fc.constantFrom(' ', '\t', ',', ';', '"', '=', 'a', 'a/b,', 'q=0;', '*'), fc.nat({ max: 5000 }))
  .map(([sign, count]) => sign.repeat(count))
const junk = fc.string({ maxLength: 20 })
const value = fc
  .array(fc.oneof({ weight: 5, arbitrary: word }, fc.constantFrom(', ', ',', ' '), run, junk), {
    maxLength: 12,
  })
  .map((parts) => parts.join('').slice(0, 15_000))
const onHand = fc.subarray<Encoding>(['br', 'gzip'])

type Choose = typeof chooseEncoding

/** The chosen encoding is available, and never one that the client refused by name. */
const choosesWell = (choose: Choose) =>
  fc.property(value, onHand, fc.constantFrom<Encoding>('br', 'gzip'), (header, available, refused) => {
    expect([...available, 'identity']).toContain(choose(header, available))
    expect(choose(`${refused};q=0`, available)).toBe('identity')
    expect(choose(`${refused};q=0, *;q=0.5`, available)).not.toBe(refused)
  })

describe('arbitrary header values', () => {
  it('lead to an encoding that is available and not refused', () => {
    holds('encodings', choosesWell(chooseEncoding), 1000)
  })

  it.each<[string, Choose]>([
    ['picks an unavailable encoding', () => 'br'],
    ['ignores a refusal', (_, available) => available[0] ?? 'identity'],
  ])('control: a choice that %s is found', (_, choose) => {
    expect(() => holdsUnkept(choosesWell(choose), 1000)).toThrow('Property failed')
  })

  it('lead to Markdown only if they name it', () => {
    holds(
      'markdown',
      fc.property(value, (header) => {
        if (prefersMarkdown(header)) expect(header.toLowerCase()).toContain('text/markdown')
      }),
      1000,
    )
  })

  let server: RunningServer
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-headers-'))
  beforeAll(async () => {
    for (const name of ['index.html', 'index.html.br', 'index.html.gz', 'index.md', '404.html'])
      fs.writeFileSync(path.join(folder, name), name)
    server = await startServer({ root: folder, port: 0 })
  })
  afterAll(async () => {
    await server.close()
    fs.rmSync(folder, { recursive: true })
  })

  const NAMES = ['Accept', 'Accept-Encoding', 'If-None-Match', 'Range', 'Host', 'X-Forwarded-Proto', 'Cookie']
  const line = fc.tuple(fc.constantFrom(...NAMES), value).map(([name, text]) => `${name}: ${text}`)

  it('lead to the page or a refusal over the network, never to status 500', async () => {
    const property = fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 3 }), async (lines) => {
      const head = lines.map((text) => `${text.replace(/[\r\n]/g, '')}\r\n`).join('')
      const bytes = `GET / HTTP/1.1\r\nHost: a\r\n${head}Connection: close\r\n\r\n`
      const text = await sendRaw(server.url, bytes).closed
      expect(text).toMatch(/^HTTP\/1\.1 (?:200|304|400|431) /)
      expect(text).toMatch(/^content-security-policy: /im)
    })
    await holdsLater('headers over the network', property)
  })

  it('that are long are parsed quickly: 200 in a row do not delay the next request', async () => {
    const slow = ['Accept', 'Accept-Encoding'].flatMap((name) =>
      [`a${' '.repeat(15_000)}b`, `"${','.repeat(15_000)}`, `a/b;"${';'.repeat(15_000)}`].map(
        (text) => `HEAD / HTTP/1.1\r\nHost: a\r\n${name}: ${text}\r\n\r\n`,
      ),
    )
    const bytes = `${slow.join('').repeat(34)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
    const text = await sendRaw(server.url, bytes).closed // 20 s or more with a parser that takes quadratic time
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
  }, 10_000)
})
