/** Tells hosted search what readers see and choose in its dialog, by the service's own client. */
export type Application = { appId: string; apiKey: string }

type Client = (...command: unknown[]) => unknown

declare global {
  interface Window {
    AlgoliaAnalyticsObject?: string
    aa?: Client & { version?: string }
  }
}

/** Version of the client in package.json: the dialog asks for it before the client itself is there. */
export const VERSION = '2.17.3'
/** Where the client keeps which query led to which page. */
export const INSIGHTS_KEY = 'AlgoliaObjectQueryCache'

async function load({ appId, apiKey }: Application): Promise<Client> {
  const { default: client } = await import('search-insights')
  client('init', { appId, apiKey, useCookie: false }) // who reads is a number that ends with the page
  return client as Client
}

/**
 * Offers the client to the dialog, which gives it lists of 20 pages, 400 ms after the last answer. The client is a part
 * of this site, fetched at the dialog's first command: readers who don't search don't pay for it.
 */
export function startInsights(application: Application) {
  let client: Promise<Client> | undefined
  const command: Client = (...words) => {
    client ??= load(application)
    client.then(
      (run) => run(...words),
      () => (client = undefined), // search works without it; the next command asks for it again
    )
  }
  window.AlgoliaAnalyticsObject = 'aa' // else the client takes a name of its own
  window.aa = Object.assign(command, { version: VERSION })
}
