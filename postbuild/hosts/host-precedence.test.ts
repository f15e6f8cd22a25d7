// What each host sends, by its own rules for several rules that match: which policy a document gets in the end.
import { describe, expect, it } from 'vitest'
import { STRICT_POLICY } from '../../model/http/content-security-policy'
import { buildRelayPolicy, buildSandboxPolicy } from '../../model/http/own-documents'
import { headersFile } from './headers-file'
import { vercelFile } from './vercel-file'

const own = { '/sandbox': buildSandboxPolicy('sha256-x'), '/relay': buildRelayPolicy('sha256-y') }
const policies = { policy: STRICT_POLICY, own }

type Rule = { path: string; lines: string[] }

/** A _headers file as both hosts read it: a path, then lines of its own. */
function readRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n').map((each) => each.trim()))
    if (line.startsWith('/')) rules.push({ path: line, lines: [] })
    else if (line) rules.at(-1)!.lines.push(line)
  return rules
}

/** Both hosts: `*` at the end of a path stands for everything. */
const matches = ({ path }: Rule, address: string) =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address

const split = (line: string) => {
  const at = line.indexOf(':')
  return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const
}

type Resolve = (text: string, address: string) => Map<string, string>

/** Cloudflare Pages: a header that two rules set is joined by a comma, and `! name` removes what came before. */
const cloudflare: Resolve = (text, address) => {
  const headers = new Map<string, string>()
  for (const rule of readRules(text).filter((each) => matches(each, address)))
    for (const line of rule.lines) {
      if (line.startsWith('! ')) headers.delete(line.slice(2).toLowerCase())
      else {
        const [name, value] = split(line)
        const before = headers.get(name)
        headers.set(name, before === undefined ? value : `${before}, ${value}`)
      }
    }
  return headers
}

/** Netlify: a line without a colon is skipped (headers-parser, line_parser.ts), and a later rule replaces (cli, headers.ts). */
const netlify: Resolve = (text, address) => {
  const rules = readRules(text).filter((each) => matches(each, address))
  return new Map(rules.flatMap(({ lines }) => lines.filter((line) => line.includes(':')).map(split)))
}

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
  ['Cloudflare', cloudflare],
  ['Netlify', netlify],
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
    expect(cloudflare(text, '/sandbox').get('content-security-policy')).toBe(
      `${STRICT_POLICY}, ${own['/sandbox']}`,
    )
  })

  it('Netlify with the rule for all pages at the end sends theirs', () => {
    const blocks = headersFile(policies).split('\n\n')
    expect(
      netlify([...blocks.slice(1), blocks[0]].join('\n\n'), '/sandbox').get('content-security-policy'),
    ).toBe(STRICT_POLICY)
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
