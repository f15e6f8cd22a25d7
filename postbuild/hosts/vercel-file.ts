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

/** Escapes what path-to-regexp, Vercel's pattern language, would read as a pattern. */
function literal(address: string): string {
  return encodeAddress(address).replace(/[(){}:*+?\\]/g, '\\$&')
}

function pairs(headers: Headers): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}

/**
 * A client that asks for Markdown is sent to the twin of a page: a rewrite would come too late there, after the page
 * itself. Old addresses go first. A path that goes on with a slash, a backslash or an encoding is left alone: its twin
 * would be the address of another host.
 */
const MARKDOWN = [
  { source: '/', destination: '/index.md' },
  { source: '/((?![/\\\\%])(?!.*\\.\\w+$).+)', destination: '/$1.md' },
].map((rule) => ({
  ...rule,
  has: [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }],
  statusCode: 307,
}))

/** The vercel.json of a deployment of build/: clean addresses, redirects, headers. External targets hold no pattern. */
export function vercelFile(policy: string, moved: readonly Moved[]): string {
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
    { source: '/(.*)', headers: pairs({ ...securityHeaders(policy), ...HTTPS_ONLY, vary: 'Accept' }) },
    { source: `${ASSETS}(.*)`, headers: pairs({ 'cache-control': IMMUTABLE }) },
  ]
  return `${JSON.stringify({ cleanUrls: true, redirects: [...redirects, ...MARKDOWN], headers }, null, 2)}\n`
}
