// Reads a site's files over HTTP: within its origin, and within limits for size, time and attempts.
import { DocsError } from '../docs-error'

export interface FetchLimits {
  /** Bytes per file. */
  readonly bytes: number
  /** Milliseconds for one request with its complete response. */
  readonly timeout: number
  /** Milliseconds before the first retry; each further one waits twice as long. */
  readonly pause: number
}

export const FETCH_LIMITS: FetchLimits = { bytes: 4 * 1024 * 1024, timeout: 20_000, pause: 500 }

const MAX_TRIES = 3
const MAX_REDIRECTS = 5
/** Responses from a server that's busy, or behind one that is. */
const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504])
const MISSING: ReadonlySet<number> = new Set([404, 410])

const failure = (address: URL, found: string, fix: string) =>
  new DocsError('no_site', `${address.href}: found ${found}. Fix: ${fix}`)

function describeCause(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  if (name === 'TimeoutError') return `no whole answer within ${timeout / 1000} s`
  return `no answer (${cause?.code ?? message})`
}

/**
 * One request; doesn't follow redirects. Retries if the server is busy.
 * @throws DocsError if there's no response
 */
export async function request(address: URL, limits: FetchLimits): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const signal = AbortSignal.timeout(limits.timeout)
    const response = await fetch(address, { redirect: 'manual', signal }).catch((error: unknown) => {
      throw failure(
        address,
        `${describeCause(error, limits.timeout)}, expected a site`,
        'check the address and your connection.',
      )
    })
    if (!BUSY.has(response.status) || tries === MAX_TRIES) return response
    await response.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, limits.pause * 2 ** (tries - 1)))
  }
}

async function readBody(address: URL, response: Response, { bytes, timeout }: FetchLimits): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      length += part.byteLength
      if (length > bytes)
        throw failure(
          address,
          `more than ${bytes} bytes, expected at most that`,
          'pass the address of a documentation site.',
        )
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof DocsError) throw error
    throw failure(
      address,
      `${describeCause(error, timeout)}, expected a file`,
      'check your connection, then try again.',
    )
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Where a response redirects to; undefined if it doesn't. */
export function getTarget(address: URL, { status, headers }: Response): URL | undefined {
  const location = headers.get('location')
  if (status < 300 || status > 399 || location === null || !URL.canParse(location, address)) return undefined
  return new URL(location, address)
}

/**
 * The content of a file.
 * @returns undefined if the site doesn't have it, or returns an HTML page instead
 * @throws DocsError for every other response, and for a file that's too long
 */
export async function fetchText(address: URL, limits = FETCH_LIMITS): Promise<string | undefined> {
  let at = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(at, limits)
    const target = getTarget(at, response)
    const isHtml = /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
    if (target === undefined && response.ok && !isHtml) return readBody(at, response, limits)
    await response.body?.cancel()
    if (target === undefined) {
      if (MISSING.has(response.status) || response.ok) return undefined
      throw failure(
        at,
        `status ${response.status}, expected 200`,
        'check that the site can be read without an account.',
      )
    }
    if (target.origin !== address.origin)
      throw failure(
        at,
        `a redirect to ${target.origin}, expected one within ${address.origin}`,
        `if that's the site, pass ${target.origin}.`,
      )
    at = target
  }
  throw failure(address, `more than ${MAX_REDIRECTS} redirects, expected a file`, 'pass its final address.')
}
