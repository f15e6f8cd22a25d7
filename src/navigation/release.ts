import { mayReload } from '../inline/may-reload'

/** Milliseconds for which the server's release is cached. */
const FRESH = 60_000
/** Milliseconds that a navigation waits for the response. */
const TIMEOUT_MS = 2000

let asked = Number.NEGATIVE_INFINITY
let answer: Promise<string | undefined> = Promise.resolve(undefined)

async function fetchRelease(): Promise<string | undefined> {
  const response = await fetch('/release.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { release } = (await response.json()) as { release?: string }
  return release
}

/** The server's current release; undefined if it doesn't report one. Never rejects. */
export function serverRelease(): Promise<string | undefined> {
  if (performance.now() - asked < FRESH) return answer
  asked = performance.now()
  answer = fetchRelease().catch(() => {
    asked = Number.NEGATIVE_INFINITY
    return undefined
  })
  return answer
}

/**
 * Stops a navigation to another release's page, so the router loads it in full and two releases never mix. Once per
 * release and tab; while servers disagree, the page is shown as received.
 * @throws if the page has to be loaded in full
 */
export function keepToRelease(release: string | undefined) {
  if (mayReload(release)) throw new Error(`There is a new release of this site: ${release}.`)
}
