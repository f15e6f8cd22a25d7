import { fetchAhead } from './fetch-ahead'
import { loadEngine } from './load-engine'

/**
 * Asks for the engine and the first file of the embedded index, both at once. Out: resolves when the engine is there, or
 * will not come: what fails is told when a query needs it.
 */
export function warmUp(): Promise<unknown> {
  fetchAhead()
  return loadEngine().catch(() => undefined)
}
