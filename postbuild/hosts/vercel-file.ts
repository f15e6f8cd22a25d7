import { encodeAddress } from '../../model/redirects/encode-address'
import { isExternal } from '../../model/redirects/redirects'
import {
  ASSETS,
  type Headers,
  HTTPS_ONLY,
  IMMUTABLE,
  MOVED_STATUS,
  securityHeaders,
} from '../../model/http/rules'
import { markdownTarget, type Moved } from './moved'
import type { Policies } from './policies'

/** Escapes what path-to-regexp, Vercel's pattern language, would read as a pattern. */
function literal(address: string): string {
  return encodeAddress(address).replace(/[(){}:*+?\\]/g, '\\$&')
}

function pairs(headers: Headers): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}

/**
 * A client that requests Markdown is redirected to the page's Markdown version, because a rewrite would apply too late there,
 * after the page itself. Old URLs come first. A path that continues with a slash, a backslash or an encoding is
 * skipped, because that version would be another host's URL.
 */
const MARKDOWN = [
  { source: '/', destination: '/index.md' },
  { source: '/((?![/\\\\%])(?!.*\\.\\w+$).+)', destination: '/$1.md' },
].map((rule) => ({
  ...rule,
  has: [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }],
  statusCode: 307,
}))

/** The vercel.json of a deployment of build/: clean URLs, redirects, headers. External targets contain no pattern. */
export function vercelFile({ policy, own }: Policies, moved: readonly Moved[]): string {
  const redirects = moved
    .flatMap(({ from, to }) => [
      { from, to },
      { from: `${from}.md`, to: markdownTarget(to) },
    ])
    .map(({ from, to }) => ({
      source: literal(from),
      destination: isExternal(to) ? to : literal(to),
      statusCode: MOVED_STATUS,
    }))
  const headers = [
    {
      source: `/((?!(?:${Object.keys(own)
        .map((address) => address.slice(1))
        .join('|')})$).*)`,
      headers: pairs({ ...securityHeaders(policy), ...HTTPS_ONLY, vary: 'Accept' }),
    },
    ...Object.entries(own).map(([source, text]) => ({
      source,
      headers: pairs({ ...securityHeaders(text), ...HTTPS_ONLY }),
    })),
    { source: `${ASSETS}(.*)`, headers: pairs({ 'cache-control': IMMUTABLE }) },
  ]
  return `${JSON.stringify({ cleanUrls: true, redirects: [...redirects, ...MARKDOWN], headers }, null, 2)}\n`
}
