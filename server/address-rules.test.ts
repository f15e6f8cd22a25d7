import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './accept-encoding'
import { buildPolicy, policyFaults, STRICT_POLICY } from '../model/http/content-security-policy'
import { readRequestPath } from './request-path'
import { type MovedAddresses, resolveAddress } from './resolve-address'
import {
  cacheControl,
  candidateFiles,
  canonicalAddress,
  IMMUTABLE,
  isPrivate,
  securityHeaders,
} from '../model/http/rules'
import { thirdPartySources } from '../postbuild/steps/security/third-party-sources'

describe('canonicalAddress', () => {
  it.each(['/x', '/x/', '/x.html', '/x/index.html'])('%s is /x', (path) => {
    expect(canonicalAddress(path)).toBe('/x')
  })
  it.each(['/', '/index.html'])('%s is /', (path) => {
    expect(canonicalAddress(path)).toBe('/')
  })
})

describe('readRequestPath', () => {
  it('decodes the path and leaves the query unchanged', () => {
    expect(readRequestPath('/a%20b?x=%20?y#z')).toEqual({ path: '/a b', query: '?x=%20?y' })
  })
  it.each([
    ['http://x/a?b', { path: '/a', query: '?b' }],
    ['HTTPS://x:80', { path: '/', query: '' }],
    ['http://x?b', { path: '/', query: '?b' }],
    ['http://x//y', { path: '//y', query: '' }],
  ])('takes the path of the whole address %s', (target, expected) => {
    expect(readRequestPath(target)).toEqual(expected)
  })
  it.each([
    '/%',
    '/%E0%A4%A',
    '/%c0%af',
    '/%00',
    '/a/../b',
    '/..',
    '/%2e%2e/etc',
    '/a%2f..',
    '/a\\b',
    '*',
    'http://',
    'http:///x',
    'ftp://x/',
    'http://x\\y',
    '',
  ])('refuses %s', (target) => {
    expect(readRequestPath(target)).toBeUndefined()
  })
})

describe('resolveAddress', () => {
  const old: MovedAddresses = {
    moved: new Map([
      ['/old', '/new'],
      ['/home-then', '/'],
      ['/out', 'https://x.org/?a=1'],
      ['/docs.celo.org', '/'],
    ]),
    gone: new Set(['/gone']),
  }
  const files = new Set([
    '/new/index.html',
    '/new.md',
    '/old/index.html',
    '/old.txt',
    '/404.html',
    '/_csp.json',
  ])
  const answer = (target: string) => resolveAddress(readRequestPath(target), old, (file) => files.has(file))
  const location = (target: string) => {
    const found = answer(target)
    return found.kind === 'moved' ? found.location : `status ${found.status}`
  }

  it.each(['/old', '/old/', '/old.html', '/old/index.html'])(
    '%s moves before its static page answers',
    (target) => {
      expect(answer(target)).toEqual({ kind: 'moved', status: 301, location: '/new' })
    },
  )
  it.each([
    ['/old?a=%20b', '/new?a=%20b'],
    ['/old.md', '/new.md'],
    ['/old.md?a', '/new.md?a'],
    ['/home-then.md', '/index.md'],
    ['/docs.celo.org', '/'],
    ['/out', 'https://x.org/?a=1'],
    ['/out?b=2', 'https://x.org/?a=1&b=2'],
    ['/out.md', 'https://x.org/?a=1'],
  ])('%s goes to %s', (target, expected) => {
    expect(location(target)).toBe(expected)
  })
  it.each([
    ['/gone', 410],
    ['/gone/', 410],
    ['/nope', 404],
    ['/404', 404],
    ['/404.html', 404],
    ['//new', 404],
    ['/new//', 404],
    ['/_csp.json', 404],
    ['/%5fcsp.json', 404],
    ['/%', 400],
  ])('%s shows the not-found page with status %i', (target, status) => {
    expect(answer(target)).toEqual({ kind: 'file', status, file: '/404.html' })
  })
  it.each([
    ['/new', '/new/index.html'],
    ['/new.md', '/new.md'],
    ['/old.txt', '/old.txt'],
  ])('%s is answered by %s', (target, file) => {
    expect(answer(target)).toEqual({ kind: 'file', status: 200, file })
  })
})

describe('rules', () => {
  it('look for both folders and single files', () => {
    expect(candidateFiles('/x')).toEqual(['/x', '/x/index.html', '/x.html'])
    expect(candidateFiles('/x/')).toEqual(['/x/index.html', '/x.html'])
    expect(candidateFiles('/')).toEqual(['/index.html', '.html'])
  })
  it.each([
    ['/assets/js/main.1a2b.js', 200, IMMUTABLE],
    ['/assets/js/main.1a2b.js', 404, 'no-cache'],
    ['/x/index.html', 200, 'no-cache'],
    ['/suggestions.json', 200, 'public, max-age=300, must-revalidate'],
    ['', 301, 'public, max-age=3600'],
  ])('keep %s with status %i: %s', (file, status, expected) => {
    expect(cacheControl(file, status)).toBe(expected)
  })
  it('hide files for hosts', () => {
    const names = [
      '/_headers',
      '/.stamp',
      '/a/.git/x',
      '/nginx.conf',
      '/vercel.json',
      '/x.html.br',
      '/x.js.gz',
      '/NGINX.CONF',
      '/Vercel.json',
      '/index.html.BR',
    ]
    expect(names.filter((name) => !isPrivate(name))).toEqual([])
    expect(['/x_y', '/a/_b', '/vercel', '/celo.org'].filter(isPrivate)).toEqual([])
  })
  it('send the strict policy by default', () => {
    expect(securityHeaders()['content-security-policy']).toBe(STRICT_POLICY)
    expect(STRICT_POLICY).not.toMatch(/unsafe|\*|http/)
  })
})

describe('chooseEncoding', () => {
  const both = ['br', 'gzip'] as const
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['*', 'br'],
    ['br;q=wrong', 'identity'],
    ['brotli', 'identity'],
    ['*;q=0', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
    ['gzip, *;q=0', 'gzip'],
    ['GZIP;Q=1', 'gzip'],
    [`br${' '.repeat(2000)}`, 'identity'], // too long to be parsed
  ])('%j takes %s', (header, encoding) => {
    expect(chooseEncoding(header, both)).toBe(encoding)
  })
  it('never picks an unavailable encoding', () => {
    expect(chooseEncoding('br, gzip', [])).toBe('identity')
  })
})

describe('the content security policy', () => {
  it('lists hashes and origins once, sorted', () => {
    const policy = buildPolicy(['sha256-b', 'sha256-a', 'sha256-a'], [], { 'frame-src': ['https://x.org'] })
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';")
    expect(policy).toContain("frame-src 'self' https://x.org;")
  })
  it('lists no origin except the video frame if nothing is configured', () => {
    expect(buildPolicy([], [], thirdPartySources({})).match(/https:\S+/g)).toEqual([
      'https://www.youtube-nocookie.com;',
    ])
  })
  it.each([
    [{ 'script-src': ["'unsafe-inline'"] }, "'unsafe-inline'"],
    [{ 'style-src': ["'unsafe-eval'"] }, "'unsafe-eval'"],
    [{ 'script-src': ['*'] }, '"*"'],
    [{ 'img-src': ['http://x.org'] }, 'http://x.org'],
    [{ 'object-src': ['https://x.org'] }, 'directive object-src'],
  ])('control: refuses %j', (extra, message) => {
    expect(policyFaults(extra).join()).toContain(message)
  })
})
