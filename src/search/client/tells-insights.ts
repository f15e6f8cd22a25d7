import type { SearchSettings } from './search-client'

/**
 * Whether the dialog reports what readers see and choose to the hosted service. This needs credentials, the
 * setting, and the service's client as window.aa, which plugins/third-parties provides after consent. Without
 * window.aa, the dialog would fetch that client from another origin on its own.
 */
export function tellsInsights({ appId, apiKey, insights }: SearchSettings, page: object): boolean {
  return Boolean(appId && apiKey && insights) && 'aa' in page && typeof page.aa === 'function'
}
