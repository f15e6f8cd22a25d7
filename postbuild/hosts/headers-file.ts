import { ASSETS, type Headers, HTTPS_ONLY, IMMUTABLE, securityHeaders } from '../../model/http/rules'

/** Cloudflare Pages silently drops longer lines, and with them the policy. */
const LONGEST_LINE = 2000

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
}

/**
 * The _headers file of Netlify and Cloudflare Pages. Both combine a header that two rules set, so caching is only
 * set for hashed assets; both hosts revalidate everything else by default.
 */
export function headersFile(policy: string): string {
  const text = `/*\n${lines({ ...securityHeaders(policy), ...HTTPS_ONLY })}\n${ASSETS}*\n${lines({ 'cache-control': IMMUTABLE })}`
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE)
  if (long === undefined) return text
  throw new Error(
    `build/_headers: ${long.slice(0, 40).trim()}…: found a line of ${long.length} characters, expected at most ${LONGEST_LINE}. Fix: list fewer origins in the variables from .env.example (https://*.example.com covers every host of a domain), or move inline scripts and styles into files, so that fewer hashes are needed.`,
  )
}
