/** Reports what readers see and choose in the dialog to hosted search, using the service's own client. */
export type Application = { appId: string; apiKey: string }

type Client = (...command: unknown[]) => unknown

declare global {
  interface Window {
    AlgoliaAnalyticsObject?: string
    aa?: Client & { version?: string }
  }
}

/** Version of the client in package.json: the dialog requests it before the client has loaded. */
export const VERSION = '2.17.3'
/** Where the client keeps which query led to which page. */
export const INSIGHTS_KEY = 'AlgoliaObjectQueryCache'

async function load({ appId, apiKey }: Application): Promise<Client> {
  const { default: client } = await import('search-insights')
  client('init', { appId, apiKey, useCookie: false }) // a reader's number ends with the page
  return client as Client
}

/**
 * Provides the client to the dialog, which sends it lists of 20 pages, 400 ms after the last response. The client
 * is served from this site and fetched on the dialog's first command, so readers who don't search don't download
 * it.
 */
export function startInsights(application: Application) {
  let client: Promise<Client> | undefined
  const command: Client = (...words) => {
    client ??= load(application)
    client.then(
      (run) => run(...words),
      () => (client = undefined), // search works without it; the next command requests it again
    )
  }
  window.AlgoliaAnalyticsObject = 'aa' // otherwise, the client chooses its own name
  window.aa = Object.assign(command, { version: VERSION })
}
