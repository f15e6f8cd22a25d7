// Pages and facts for the tests of the checks: small, complete and without problems unless a test adds one.
import type { Diagnostic } from '../../model/diagnostic'
import type { Context, Rule } from './context'
import type { Facts } from '../../model/facts/page-facts'
import { readPage } from '../../model/page/read-page'
import type { Page } from '../../model/page/read-page'
import { parseTerms } from './terms'

const known: Readonly<Record<string, string>> = {
  'chains.celo.blockTime': '1 second',
  'events.testnets-end.alfajores': '30 September 2025',
  'tokens.USDC.celo.token': 'an address',
  'tokens.USDC.celo.fee-adapter': 'an address',
  'tokens.USDm.celo.token': 'an address',
  'versions.viem': '2.57.1',
  'versions.op-node.current': 'celo-v2.2.1',
}

function need(text: string | undefined, name: string): string {
  if (text === undefined) throw new Error(`Unknown "${name}".`)
  return text
}

/** A registry with a few records. */
export const facts: Facts = {
  getText: (path) => need(known[path], path),
  findAddress: ({ of, network }) => need(known[`tokens.${of}.${network}.token`], of),
  networkName: (id) => need({ celo: 'Celo', alfajores: 'Alfajores' }[id], id),
  urls: [
    { path: 'chains.celo.rpc', url: 'https://forno.celo.org', endpoint: true },
    { path: 'chains.celo.explorer', url: 'https://celoscan.io', endpoint: false },
  ],
  versions: new Map([
    ['viem', 'versions.viem'],
    ['op-node', 'versions.op-node.current'],
  ]),
  has: (path) => path in known,
}

export const context: Context = {
  facts,
  routes: {
    pages: new Set(['/', '/build', '/build/quickstart', '/network/alfajores']),
    moved: new Map([['/start', '/build/quickstart']]),
    files: new Set(['/img/logo.svg']),
  },
  terms: parseTerms(
    [
      'avoid\tuse\twhy\tlevel',
      '(?<!stable)\\bcoins?\\b\ttoken; CELO\tWallets say token.\terror',
      '\\bask(s|ed)? (the |a |`|C )?(node|C)\\b\tquery; call\tPeople ask people.\terror',
      '\\bsays?\\b\tshows; states\tDocuments show.\treview',
      'cs:\\bcommunity fund\\b\tCommunity Fund\tProper name.\terror',
    ].join('\n'),
    'terms.tsv',
  ),
  pending: new Set(),
}

/** Front matter that passes, with fields changed, added or (undefined) left out. */
export function getFrontMatter(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const fields = {
    title: 'Pay a fee in a token',
    description: 'Send a payment on Celo whose network fee is paid in the token that you already hold',
    type: 'reference',
    audience: ['app-developer'],
    networks: ['celo'],
    status: 'current',
    sources: ['celo-org/docs page.mdx@0befecd6'],
    verified: '2026-11-21',
    keywords: ['fee'],
    ...changes,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** The source of a page with this body; the front matter is JSON, which is valid YAML. */
export function makeSource(body: string, changes: Readonly<Record<string, unknown>> = {}): string {
  const lines = Object.entries(getFrontMatter(changes)).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

/** A page with this body. Throws if it can't be read. */
export function makePage(body: string, changes: Readonly<Record<string, unknown>> = {}): Page {
  const { page, problems } = readPage('docs/page.mdx', makeSource(body, changes), facts)
  if (!page) throw new Error(JSON.stringify(problems))
  return page
}

/** What one rule finds on a page with this body. */
export function findings(
  rule: Rule,
  body: string,
  changes: Readonly<Record<string, unknown>> = {},
): Diagnostic[] {
  return rule(makePage(body, changes), context)
}

/** A code fence. */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\``
}
