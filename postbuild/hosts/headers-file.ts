import { ASSETS, type Headers, HTTPS_ONLY, IMMUTABLE, securityHeaders } from '../../model/http/rules'
import { SANDBOX_ADDRESS, SANDBOX_PAGE } from '../../model/http/sandbox-policy'
import type { Policies } from './policies'

/** Cloudflare Pages silently drops longer lines, and with them the policy. */
const LONGEST_LINE = 2000

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
}

/**
 * The _headers file of Netlify and Cloudflare Pages. Both combine a header that two rules set, so caching is only
 * set for hashed assets; both hosts revalidate everything else by default. The sandbox's document needs its own
 * policy instead of the site's: on Cloudflare, `!` takes a header back. Netlify has no such rule and applies both
 * policies, so samples can't be edited there.
 */
export function headersFile({ policy, sandbox }: Policies): string {
  const own = `  ! content-security-policy\n${lines({ 'content-security-policy': sandbox })}`
  const text = [
    `/*\n${lines({ ...securityHeaders(policy), ...HTTPS_ONLY })}`,
    `${ASSETS}*\n${lines({ 'cache-control': IMMUTABLE })}`,
    `${SANDBOX_ADDRESS}\n${own}`,
    `${SANDBOX_PAGE}\n${own}`,
  ].join('\n')
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE)
  if (long === undefined) return text
  throw new Error(
    `build/_headers: ${long.slice(0, 40).trim()}…: found a line of ${long.length} characters, expected at most ${LONGEST_LINE}. Fix: list fewer origins in the variables from .env.example (https://*.example.com covers every host of a domain), or move inline scripts and styles into files, so that fewer hashes are needed.`,
  )
}
