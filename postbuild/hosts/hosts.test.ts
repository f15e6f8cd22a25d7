import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REDIRECTS_FILE, requireRedirects } from '../../model/redirects/redirects'
import { STRICT_POLICY } from '../../model/http/content-security-policy'
import { buildRelayPolicy, buildSandboxPolicy } from '../../model/http/own-documents'
import { headersFile } from './headers-file'
import { listMoved } from './moved'
import { nginxFile } from './nginx-file'
import { redirectsFile } from './redirects-file'
import { vercelFile } from './vercel-file'

const sandbox = buildSandboxPolicy('sha256-x')
const own = { '/sandbox': sandbox, '/relay': buildRelayPolicy('sha256-y') }
const policies = { policy: STRICT_POLICY, own }
const moved = [
  { from: '/a b', to: '/new' },
  { from: '/classes/_x_.(y)', to: 'https://x.org/' },
]

describe('host rules', () => {
  it('_headers: security for all, keeping for hashed assets', () => {
    const text = headersFile(policies)
    expect(text).toMatch(/^\/\*\n {2}content-security-policy: default-src 'self'/)
    expect(text).toContain('  strict-transport-security: max-age=31536000')
    expect(text).toMatch(/\/assets\/\*\n {2}cache-control: public, max-age=31536000, immutable\n/)
    expect(text.match(/cache-control/g)).toHaveLength(1)
  })

  it('control: _headers rejects a policy that Cloudflare would drop', () => {
    expect(() => headersFile({ policy: `script-src ${"'sha256-x' ".repeat(200)}`, own: {} })).toThrow(
      /a line of \d+ characters/,
    )
  })

  it('_redirects: encoded, both slashes, and the Markdown version', () => {
    expect(redirectsFile(moved).split('\n').slice(0, 3)).toEqual([
      '/a%20b /new 301',
      '/a%20b/ /new 301',
      '/a%20b.md /new.md 301',
    ])
  })

  it('control: _redirects stops above the limit of Cloudflare', () => {
    const many = Array.from({ length: 667 }, (_, index) => ({ from: `/old-${index}`, to: '/new' }))
    expect(() => redirectsFile(many)).toThrow('found 2001 rules, expected at most 2000')
  })

  it('vercel.json: patterns escaped', () => {
    const { redirects, headers, cleanUrls } = JSON.parse(vercelFile(policies, moved)) as Record<
      string,
      unknown[]
    >
    expect(cleanUrls).toBe(true)
    expect(redirects?.[2]).toEqual({
      source: '/classes/_x_.\\(y\\)',
      destination: 'https://x.org/',
      statusCode: 301,
    })
    expect(headers).toHaveLength(4)
  })

  it('vercel.json: a request for Markdown leads to a page of the same host', () => {
    const { redirects } = JSON.parse(vercelFile(policies, [])) as {
      redirects: { source: string; destination: string; has?: unknown }[]
    }
    const rules = redirects.filter(({ has }) => has !== undefined)
    expect(rules).toHaveLength(2)
    const target = (path: string, list = rules) =>
      list
        .map(({ source, destination }) => {
          const match = new RegExp(`^${source}$`).exec(path)
          return match ? destination.replace('$1', match[1] ?? '') : undefined
        })
        .find((found) => found !== undefined)
    expect(target('/')).toBe('/index.md')
    expect(target('/developer/viem')).toBe('/developer/viem.md')
    expect(target('/img/a.svg')).toBeUndefined()
    const host = (to: string) => new URL(to, 'https://docs.example.org').hostname
    const hostile = [
      '//evil',
      '/\\evil',
      '/%2fevil',
      '/%5cevil',
      '/%09/evil',
      '/..//evil',
      '/.//evil',
      '/a//evil',
    ]
    expect(hostile.map((path) => host(target(path) ?? '/'))).toEqual(hostile.map(() => 'docs.example.org'))
    const open = [{ source: '/(.+)', destination: '/$1.md' }]
    expect(host(target('//evil', open) ?? ''), 'control').toBe('evil.md')
  })

  it('nginx.conf: one map entry per spelling, quotes balanced', () => {
    const text = nginxFile(policies, moved)
    expect(text).toContain('  "/a b" "/new";\n  "/a b/" "/new";\n  "/a b.md" "/new.md";\n')
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length)
    expect((text.match(/"/g)?.length ?? 1) % 2).toBe(0)
  })

  it('give the sandbox and the relay their own policies, and no other document', () => {
    const text = headersFile(policies)
    for (const [address, each] of Object.entries(own))
      for (const path of [address, `${address}.html`])
        expect(text).toContain(`\n${path}\n  ! content-security-policy\n  content-security-policy: ${each}\n`)
    const { headers } = JSON.parse(vercelFile(policies, [])) as {
      headers: { source: string; headers: { key: string; value: string }[] }[]
    }
    const policyFor = (path: string) =>
      headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .flatMap((rule) => rule.headers.filter(({ key }) => key === 'content-security-policy'))
        .map(({ value }) => value)
    for (const [address, each] of Object.entries(own)) expect(policyFor(address)).toEqual([each])
    for (const path of ['/', '/sandboxes', '/x/sandbox']) expect(policyFor(path)).toEqual([STRICT_POLICY])
    const nginx = nginxFile(policies, [])
    expect(nginx).toContain(
      `map $uri $celo_policy {\n  default "${STRICT_POLICY}";\n  "/sandbox" "${sandbox}";`,
    )
    expect(nginx).toContain('add_header content-security-policy $celo_policy always;')
  })

  it('contain all old URLs of this site', () => {
    const all = listMoved(requireRedirects(readFileSync(REDIRECTS_FILE, 'utf8')))
    expect(all.length).toBeGreaterThanOrEqual(599)
    expect(redirectsFile(all).split('\n').length).toBe(3 * all.length + 1)
  })
})
