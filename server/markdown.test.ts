import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prefersMarkdown, findMarkdownVersion } from './accept-markdown'
import { nginxFile } from '../postbuild/hosts/nginx-file'
import { vercelFile } from '../postbuild/hosts/vercel-file'
import { type RunningServer, startServer } from './server'

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'index.md': '# Home\n',
  '404.html': '<h1>Page Not Found</h1>',
  '404.md': '# Page Not Found\n',
  'x/index.html': '<h1>Page</h1>',
  'x.md': '# Page\n',
  'y/index.html': '<h1>No Markdown</h1>',
  '.well-known/x.txt': 'known',
  '_redirects.json': '{"moved":{"/old":"/x"},"gone":{}}',
}
const MARKDOWN = 'text/markdown; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
let root = ''
let server: RunningServer

const ask = (target: string, accept = '*/*') =>
  fetch(`${server.url}${target}`, { headers: { accept }, redirect: 'manual' })

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'markdown-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  server = await startServer({ root, port: 0 })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

describe('a client that requests Markdown', () => {
  it.each([
    ['/x', 'x.md', '</x>; rel="canonical"'],
    ['/x/', 'x.md', '</x>; rel="canonical"'],
    ['/x.html', 'x.md', '</x>; rel="canonical"'],
    ['/x/index.html', 'x.md', '</x>; rel="canonical"'],
    ['/', 'index.md', '</>; rel="canonical"'],
  ])('gets that of %s', async (target, file, link) => {
    const reply = await ask(target, 'text/markdown, text/html, */*')
    expect([reply.status, await reply.text()]).toEqual([200, FILES[file]])
    const named = ['content-type', 'vary', 'cache-control', 'link'].map((name) => reply.headers.get(name))
    expect(named).toEqual([MARKDOWN, 'Accept, Accept-Encoding', 'no-cache', link])
  })

  it('control: others get HTML, and so does a request for a page without Markdown', async () => {
    for (const [target, accept] of [
      ['/x', BROWSER],
      ['/x', '*/*'],
      ['/y', 'text/markdown'],
    ] as const)
      expect((await ask(target, accept)).headers.get('content-type')).toBe(HTML)
    expect((await ask('/y')).headers.get('link')).toBeNull()
  })

  it('gets a not-found response for a missing page', async () => {
    for (const reply of [await ask('/nope', 'text/markdown'), await ask('/nope.md'), await ask('/404.md')]) {
      expect([reply.status, reply.headers.get('content-type')]).toEqual([404, MARKDOWN])
      expect(await reply.text()).toBe(FILES['404.md'])
    }
  })

  it('follows an old URL with one redirect', async () => {
    expect((await ask('/old', 'text/markdown')).headers.get('location')).toBe('/x')
    expect((await ask('/old.md')).headers.get('location')).toBe('/x.md')
  })

  it('has its own tag', async () => {
    const tags = await Promise.all([ask('/x'), ask('/x', 'text/markdown')])
    expect(new Set(tags.map(({ headers }) => headers.get('etag'))).size).toBe(2)
  })
})

it('a page and its Markdown link to each other', async () => {
  expect((await ask('/x')).headers.get('link')).toBe(
    '</x.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"',
  )
  expect((await ask('/x.md')).headers.get('link')).toBe('</x>; rel="canonical"')
})

it('files in .well-known are served, other hidden files are not', async () => {
  expect(await (await ask('/.well-known/x.txt')).text()).toBe('known')
  expect((await ask('/.hidden/x.txt')).status).toBe(404)
})

describe('prefersMarkdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/html;q=0.8, text/markdown', true],
    ['text/markdown;q=0.5, text/html', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=wrong', false],
    ['TEXT/Markdown', true],
    ['text/markdown;charset=utf-8, text/html', true],
    ['text/html, text/markdown', false],
    [`text/markdown, ${' '.repeat(2000)}`, false], // too long to be parsed
    ['text/*', false],
    [BROWSER, false],
    [undefined, false],
  ])('%j: %s', (header, expected) => expect(prefersMarkdown(header)).toBe(expected))
})

it('findMarkdownVersion: pages have one', () => {
  expect(['/x/index.html', '/x.html', '/index.html', '/404.html', '/a.js'].map(findMarkdownVersion)).toEqual([
    '/x.md',
    '/x.md',
    '/index.md',
    '/404.md',
    undefined,
  ])
})

describe('other hosts', () => {
  const policies = { policy: "default-src 'self'", own: { '/sandbox': "default-src 'none'" } }

  it('nginx tries the Markdown first if it is requested', () => {
    const text = nginxFile(policies, [])
    expect(text).toContain('location / { try_files $uri $uri$celo_page $uri/index.html $uri.html =404; }')
    const [, pattern = ''] = /"~\*(text\/markdown[^"]*)" ".md";/.exec(text) ?? []
    const asked = new RegExp(pattern, 'i')
    expect(['text/markdown', 'text/markdown;q=0.9, */*'].every((header) => asked.test(header))).toBe(true)
    expect(
      ['text/markdown;q=0', 'text/markdown; q=0.0, */*', BROWSER].some((header) => asked.test(header)),
    ).toBe(false)
  })

  it('Vercel redirects to it, after the old URLs', () => {
    const { redirects } = JSON.parse(vercelFile(policies, [{ from: '/old', to: '/x' }])) as {
      redirects: { source: string; destination: string; statusCode: number; has?: object[] }[]
    }
    expect(redirects.map(({ source }) => source).slice(0, 3)).toEqual(['/old', '/old.md', '/'])
    const page = redirects.at(-1)!
    expect([page.destination, page.statusCode, page.has?.length]).toEqual(['/$1.md', 307, 1])
    const source = new RegExp(`^${page.source}$`)
    expect(['/a/b', '/x'].every((path) => source.test(path))).toBe(true)
    expect(
      ['//example', '/\\example', '/%5cexample', '///example'].some((path) => source.test(path)),
      'another host',
    ).toBe(false)
    expect(['/x.md', '/assets/a.js', '/'].some((path) => source.test(path))).toBe(false)
  })
})
