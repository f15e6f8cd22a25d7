import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchSettings } from './search-client'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', { location: { origin: 'https://docs.celo.org' } })
})

/** The client as a page gets it, including members that its types don't list. */
async function clientFor(settings: SearchSettings) {
  const { searchClient } = await import('./search-client')
  return searchClient(settings)
}

describe('the shared client', () => {
  it('S7.16 can ask for recommendations, which nothing calls', async () => {
    const client = await clientFor({ indexName: 'celo' })
    expect(client).toHaveProperty('getRecommendations')
  })

  it('S7.20 waits for writes up to 30 s', async () => {
    const client = await clientFor({ indexName: 'celo', appId: 'TESTAPP123', apiKey: '0'.repeat(32) })
    expect(client.transporter.timeouts.write).toBe(30_000)
  })

  it('is one client for the dialog and the search page', async () => {
    const { searchClient } = await import('./search-client')
    expect(searchClient({ indexName: 'celo' })).toBe(searchClient({ indexName: 'celo' }))
  })
})
