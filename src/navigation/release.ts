/** Milliseconds for which the server's release counts as known. */
const FRESH = 60_000
/** Milliseconds that a navigation waits for the answer. */
const PATIENCE = 2000

let asked = Number.NEGATIVE_INFINITY
let answer: Promise<string | undefined> = Promise.resolve(undefined)

async function fetchRelease(): Promise<string | undefined> {
  const response = await fetch('/release.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
  const { release } = (await response.json()) as { release?: string }
  return release
}

/** The release that the server has now; undefined where it does not say. Never rejects. */
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
 * Whether this tab may load a page in full for a release: not for its own, and once for any other. The same rule as in
 * src/inline/chunk-error-script.ts, under the same key.
 */
function mayReload(release: string | undefined): boolean {
  if (!release || release === document.getElementById('scripts')?.dataset.release) return false
  try {
    if (sessionStorage.getItem('celo.release') === release) return false
    sessionStorage.setItem('celo.release', release)
    return true
  } catch {
    const [first] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return first?.type !== 'reload'
  }
}

/**
 * Stops a navigation to a page of another release, so that the router loads it in full: two releases never mix.
 * Once a release and tab; while servers disagree, the page is shown as it came.
 * @throws when the page is to be loaded in full
 */
export function keepToRelease(release: string | undefined) {
  if (mayReload(release)) throw new Error(`There is a new release of this site: ${release}.`)
}
