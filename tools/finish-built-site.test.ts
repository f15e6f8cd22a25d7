import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireLedger } from '../ledger/ledger'
import { listFiles } from '../server/built-files'
import { finishBuiltSite } from './finish-built-site'

const rows = requireLedger(
  'address\tstate\ttarget\treason\n/\tpage\t\t\n/gone\tgone\t\tclosed for years\n/old\tmoved\t/x\t\n/x\tpage\t\t\n',
)
const FILLER = '<p>Words that compress well.</p>'.repeat(60)
const page = (body: string) =>
  `<!doctype html><html><head><title>T | Site</title></head><body>${body}</body></html>`
let root = ''
let printed: string[] = []

const write = (file: string, text: string) => {
  mkdirSync(path.join(root, 'build', path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, 'build', file), text)
}
const read = (file: string) => readFileSync(path.join(root, 'build', file), 'utf8')
const finish = () =>
  finishBuiltSite({ build: path.join(root, 'build'), cache: path.join(root, 'cache') }, rows)
const snapshot = () =>
  listFiles(path.join(root, 'build')).map((file) => [
    file,
    readFileSync(path.join(root, 'build', file), 'base64'),
  ])

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'finish-'))
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  write('index.html', page('<h1>Home</h1><script>go()</script>'))
  write('x/index.html', page(`<h1>The&nbsp;x</h1><script type="application/ld+json">{}</script>${FILLER}`))
  write('404.html', page('<h1>Page Not Found</h1><style>b{}</style>'))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

describe('finishBuiltSite', () => {
  it('writes all that servers, hosts and readers need', async () => {
    await finish()
    const names = listFiles(path.join(root, 'build'))
    expect(names).toEqual([
      '404.html',
      '_csp.json',
      '_headers',
      '_ledger.json',
      '_redirects',
      'index.html',
      'nginx.conf',
      'old/index.html',
      'suggestions.json',
      'vercel.json',
      'x/index.html',
      'x/index.html.br',
      'x/index.html.gz',
    ])
    expect(JSON.parse(read('_ledger.json'))).toEqual({
      moved: { '/old': '/x' },
      gone: { '/gone': 'closed for years' },
    })
    expect(JSON.parse(read('suggestions.json'))).toEqual({
      pages: [
        ['/', 'Home'],
        ['/x', 'The x'],
      ],
      moved: [['/old', 1]],
    })
    expect(printed).toContain('addresses: 2 pages, 1 moved, 1 gone, 0 planned')
  })

  it('says which variable opens styles that are written into pages, and no hash closes them again', async () => {
    vi.stubEnv('CELO_FORMS_SCRIPT', 'https://forms.example.com/embed.js')
    await finish()
    expect(printed.join()).not.toContain('unsafe-inline')
    vi.stubEnv('CELO_FORMS_ORIGINS', 'style inline')
    await finish()
    expect(printed).toContain(
      "policy: styles written into pages are allowed ('unsafe-inline' for style-src), because CELO_FORMS_ORIGINS asks for them",
    )
    expect(read('_csp.json')).toContain("style-src 'self' 'unsafe-inline';")
  })

  it('stops at a variable with a wrong value', async () => {
    vi.stubEnv('CELO_ANALYTICS_ID', 'UA')
    await expect(finish()).rejects.toThrow('CELO_ANALYTICS_ID: found "UA"; expected a measurement id')
  })

  it('gives a hash to inline scripts and styles, not to data', async () => {
    await finish()
    const { policy } = JSON.parse(read('_csp.json')) as { policy: string }
    expect(policy.match(/sha256-/g)).toHaveLength(2)
    // The digest of "go()", computed with openssl.
    expect(policy).toContain("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='")
  })

  it('is the same twice, with and without its cache', async () => {
    await finish()
    const first = snapshot()
    await finish()
    expect(snapshot()).toEqual(first)
    rmSync(path.join(root, 'cache'), { recursive: true })
    await finish()
    expect(snapshot()).toEqual(first)
  })

  it.each([
    [
      'an event handler',
      '<h1>X</h1>\n<a onclick="x()">x</a>',
      'build/x/index.html:2: <a> has the inline event handler onClick',
    ],
    [
      'a style attribute',
      '<p style="color:red">x</p>',
      'build/x/index.html:1: <p> has a style attribute (color:red)',
    ],
    ['a javascript address', '<a href="javascript:x()">x</a>', '<a> has a javascript: address'],
  ])('control: stops at %s', async (_name, body, message) => {
    write('x/index.html', page(body))
    await expect(finish()).rejects.toThrow(message)
  })

  it('control: stops at a page that the ledger does not know, and at one that is missing', async () => {
    write('new/index.html', page('<h1>New</h1>'))
    rmSync(path.join(root, 'build/x'), { recursive: true })
    await expect(finish()).rejects.toThrow(/"\/x" without a built page[^]*"\/new", expected a row/)
  })

  it('control: stops at a real page at an old address', async () => {
    write('old/index.html', page('<h1>Real</h1>'))
    await expect(finish()).rejects.toThrow('found the built page "/old" at an address that is moved')
  })
})
