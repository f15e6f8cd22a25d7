import { fetchAhead } from './fetch-ahead'
import { loadEngine } from './load-engine'

/**
 * Requests the engine and the embedded index's first file in parallel. Out: resolves when the engine has loaded or
 * failed; a failure is reported when a query needs it.
 */
export function warmUp(): Promise<unknown> {
  fetchAhead()
  return loadEngine().catch(() => undefined)
}
