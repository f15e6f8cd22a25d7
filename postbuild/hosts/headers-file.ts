import { ASSETS, type Headers, HTTPS_ONLY, IMMUTABLE, securityHeaders } from '../../model/http/rules'
import { documentFile } from '../../model/http/own-documents'
import type { Policies } from './policies'

/** Cloudflare Pages silently drops longer lines, and with them the policy. */
const LONGEST_LINE = 2000

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
}

/**
 * The _headers file of Netlify and Cloudflare Pages. Caching is only set for hashed assets, because Cloudflare joins
 * a header that two rules set; both hosts revalidate everything else by default. Documents with a policy of their own
 * come last: on Cloudflare, `!` takes the pages' policy back; Netlify's parser skips that line, and its
 * programs let a later rule replace an earlier one. host-precedence.test.ts applies these rules.
 */
export function headersFile({ policy, own }: Policies): string {
  const replaced = (text: string) =>
    `  ! content-security-policy\n${lines({ 'content-security-policy': text })}`
  const text = [
    `/*\n${lines({ ...securityHeaders(policy), ...HTTPS_ONLY })}`,
    `${ASSETS}*\n${lines({ 'cache-control': IMMUTABLE })}`,
    ...Object.entries(own).flatMap(([address, each]) =>
      [address, documentFile(address)].map((path) => `${path}\n${replaced(each)}`),
    ),
  ].join('\n')
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE)
  if (long === undefined) return text
  throw new Error(
    `build/_headers: ${long.slice(0, 40).trim()}…: found a line of ${long.length} characters, expected at most ${LONGEST_LINE}. Fix: list fewer origins in the variables from .env.example (https://*.example.com covers every host of a domain), or move inline scripts and styles into files, so that fewer hashes are needed.`,
  )
}
