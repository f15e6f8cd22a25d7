import type { SearchSettings } from './search-client'

/**
 * Whether the dialog tells the hosted service what readers see and choose. Three things must hold: credentials, the
 * setting, and a client of the service as window.aa, which plugins/third-parties offers after consent. Without window.aa
 * the dialog would fetch that client from another origin by itself.
 */
export function tellsInsights({ appId, apiKey, insights }: SearchSettings, page: object): boolean {
  return Boolean(appId && apiKey && insights) && 'aa' in page && typeof page.aa === 'function'
}
