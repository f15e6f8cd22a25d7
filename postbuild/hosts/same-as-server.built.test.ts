// The files for hosts say what the included server sends, on the built site.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HTTPS_ONLY } from '../../model/http/rules'
import { type RunningServer, startServer } from '../../server/server'
import { findRedirect, replaceOnNetlify, resolveOnCloudflare } from '../../tests/support/host-models'

if (!existsSync('build')) throw new Error('build/ is missing: run npm run build before npm run unit:built.')

const headersText = readFileSync('build/_headers', 'utf8')
const redirectsText = readFileSync('build/_redirects', 'utf8')
const script = `/assets/js/${readdirSync('build/assets/js').find((file) => file.endsWith('.js'))!}`
let server: RunningServer

beforeAll(async () => {
  server = await startServer({ root: 'build', port: 0 })
})

afterAll(() => server.close())

const PATHS = [
  '/',
  '/developer/viem',
  '/sandbox',
  '/relay',
  '/404.html',
  '/no-such-page',
  '/facts.json',
  script,
]

describe.each([
  ['Netlify', replaceOnNetlify],
  ['Cloudflare', resolveOnCloudflare],
] as const)('%s', (_, resolve) => {
  it.each(PATHS)('sends the same headers with %s', async (path) => {
    const sent = (await fetch(server.url + path)).headers
    const expected = [...resolve(headersText, path)].filter(([name]) => !(name in HTTPS_ONLY))
    expect(expected.length).toBeGreaterThanOrEqual(5)
    for (const [name, value] of expected) expect(sent.get(name), name).toBe(value)
  })

  it('gives the sandbox and the relay policies of their own', () => {
    const policies = ['/', '/sandbox', '/relay'].map((path) =>
      resolve(headersText, path).get('content-security-policy'),
    )
    expect(new Set(policies).size).toBe(3)
    expect(policies[1]).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; worker-src blob:;/)
    expect(policies[2]).toContain('connect-src https: http://localhost:* http://127.0.0.1:*')
  })
})

it('redirects go where the server sends them, and never from the sandbox or the relay', async () => {
  for (const path of ['/sandbox', '/sandbox.html', '/relay', '/relay.html'])
    expect(findRedirect(redirectsText, path)).toBeUndefined()
  const rules = redirectsText.trim().split('\n')
  const some = rules.filter((_, index) => index % Math.ceil(rules.length / 40) === 0)
  expect(some.length).toBeGreaterThan(20)
  for (const rule of some) {
    const [from = ''] = rule.split(' ')
    const { to, status } = findRedirect(redirectsText, from)!
    const sent = await fetch(server.url + from, { redirect: 'manual' })
    expect([sent.status, sent.headers.get('location')], from).toEqual([status, to])
  }
})

it('control: a header that differs is found', async () => {
  const sent = (await fetch(`${server.url}/sandbox`)).headers
  const other = headersText.replace('worker-src blob:', "worker-src 'none'")
  expect(sent.get('content-security-policy')).not.toBe(
    replaceOnNetlify(other, '/sandbox').get('content-security-policy'),
  )
})
