import type * as Engine from './embedded-engine'
import { OTHER_HOSTS } from './unreachable'

/** Time limit for its script, in ms. An outage has to be reported within 3 s. */
const TIMEOUT_MS = 2500

let loading: Promise<typeof Engine> | undefined

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`The search engine didn't load within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS)
  })

/**
 * Loads the embedded index's engine, once; a site that uses the hosted service doesn't need it. A failure is
 * forgotten when the client has tried all its hosts, so the next query tries again.
 */
export function loadEngine(): Promise<typeof Engine> {
  if (loading) return loading
  loading = Promise.race([import('./embedded-engine'), late()])
  loading.catch(() => setTimeout(() => (loading = undefined), OTHER_HOSTS))
  return loading
}
