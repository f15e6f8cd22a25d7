// What each host sends, by its own rules for several rules that match: which policy a document gets in the end.
import { describe, expect, it } from 'vitest'
import { STRICT_POLICY } from '../../model/http/content-security-policy'
import { buildRelayPolicy, buildSandboxPolicy } from '../../model/http/own-documents'
import { headersFile } from './headers-file'
import { joinOnNetlify, replaceOnNetlify, resolveOnCloudflare } from '../../tests/support/host-models'
import { vercelFile } from './vercel-file'

const own = { '/sandbox': buildSandboxPolicy('sha256-x'), '/relay': buildRelayPolicy('sha256-y') }
const policies = { policy: STRICT_POLICY, own }

const ADDRESSES = [
  '/',
  '/developer/viem',
  '/sandboxes',
  '/x/sandbox',
  '/relays',
  '/404.html',
  '/assets/js/a.js',
]

describe.each([
  ['Cloudflare', resolveOnCloudflare],
  ['Netlify', replaceOnNetlify],
] as const)('by the rules of %s', (_, resolve) => {
  const text = headersFile(policies)
  const readPolicy = (address: string, file = text) => resolve(file, address).get('content-security-policy')

  it.each(Object.entries(own))('%s has its own policy and no other', (address, policy) => {
    expect(readPolicy(address)).toBe(policy)
    expect(readPolicy(`${address}.html`)).toBe(policy)
  })

  it.each(ADDRESSES)('%s has the policy of pages', (address) =>
    expect(readPolicy(address)).toBe(STRICT_POLICY),
  )

  it('an own document keeps the other security headers', () => {
    const headers = resolve(text, '/relay')
    for (const name of ['x-content-type-options', 'referrer-policy', 'strict-transport-security'])
      expect(headers.get(name)).toBeTruthy()
  })
})

describe('control', () => {
  it("Cloudflare without the line that takes the pages' policy back sends both", () => {
    const text = headersFile(policies).replaceAll('  ! content-security-policy\n', '')
    expect(resolveOnCloudflare(text, '/sandbox').get('content-security-policy')).toBe(
      `${STRICT_POLICY}, ${own['/sandbox']}`,
    )
  })

  it('Netlify with the rule for all pages at the end sends theirs', () => {
    const blocks = headersFile(policies).split('\n\n')
    expect(
      replaceOnNetlify([...blocks.slice(1), blocks[0]].join('\n\n'), '/sandbox').get(
        'content-security-policy',
      ),
    ).toBe(STRICT_POLICY)
  })
})

describe('Netlify', () => {
  const text = headersFile(policies)

  it.each(['/sandbox/', '/SANDBOX', '/relay/'])(
    "%s has the document's policy, as its rules match it",
    (path) =>
      expect(replaceOnNetlify(text, path).get('content-security-policy')).toBe(
        own[path.toLowerCase().replace(/\/$/, '') as keyof typeof own],
      ),
  )

  /** Browsers apply both policies, so nothing more is allowed: the document's script doesn't run, and the page says so. */
  it('fails closed if its servers join the policies', () => {
    for (const [path, policy] of Object.entries(own)) {
      const policies = joinOnNetlify(text, path).get('content-security-policy')!.split(', ')
      expect(policies).toEqual([STRICT_POLICY, policy])
    }
  })
})

/** Vercel: every rule that matches applies, and for one header the last wins. */
it('by the rules of Vercel, each document has one policy', () => {
  const { headers } = JSON.parse(vercelFile(policies, [])) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  const readPolicy = (path: string) =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers.filter(({ key }) => key === 'content-security-policy'))
      .map(({ value }) => value)
  for (const [address, policy] of Object.entries(own)) expect(readPolicy(address)).toEqual([policy])
  for (const address of ADDRESSES) expect(readPolicy(address)).toEqual([STRICT_POLICY])
})
