import { expect, hydrated, test, allServices } from '../../support/test'
import { HOSTS, openHosted, serve, withHits } from './hosted-service'
import { dialog, field, hits } from './open-search'

/** In ms; any time after all the timers of an idle page. */
const AN_HOUR = 3_600_000

const LEVELS = [1, 2, 3, 4, 5, 6]

test.beforeEach(({ allowed }) => void allowed.push('other origin', 'Failed to load resource', 'ERR_FAILED')) // this test answers

for (const [width, words] of [
  [1280, 10],
  [768, 5],
] as const) {
  test(`S7.1, S7.2, S7.3, S7.4, S7.5, S7.6, S7.7, S7.8, S7.9, S9.5, S9.6 requests to the service at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const seen = await serve(page, withHits(20))
    await openHosted(page)
    await field(page).fill('fee')
    await expect(hits(page).first()).toBeVisible()
    const [{ url, method, body }] = seen as [(typeof seen)[number]]
    expect([method, url.pathname]).toEqual(['POST', '/1/indexes/*/queries'])
    expect(body.requests).toEqual([
      {
        query: 'fee',
        indexName: 'celo',
        attributesToRetrieve: [
          ...[0, ...LEVELS].map((level) => `hierarchy.lvl${level}`),
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [...LEVELS.map((level) => `hierarchy.lvl${level}:${words}`), `content:${words}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      },
    ])
  })
}

test('S7.8, S7.9, S9.5 the search page uses the same filters and number of hits', async ({ page }) => {
  const seen = await serve(page, withHits(20))
  await page.goto(allServices('/search?q=fee'))
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem')).toHaveCount(20)
  expect(seen).toHaveLength(1)
  expect(seen[0]!.body.requests[0]).toMatchObject({
    query: 'fee',
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  })
})

test("S7.10, S9.7 hits and their number come from the first result, and the service's markup stays text", async ({
  page,
}) => {
  await serve(page, withHits(20))
  await openHosted(page)
  await field(page).fill('fee')
  await expect(hits(page)).toHaveCount(5)
  await expect(dialog(page).getByText('See all 42 results')).toBeVisible()
  await expect(dialog(page).locator('img')).toHaveCount(0)
  await expect(hits(page).first()).toContainText('<img src=x onerror=alert(1)>')
})

test("S7.18, S7.19 if a host doesn't respond, another is used after a second", async ({ page }) => {
  const seen = await serve(page, (route, at) => (at === 0 ? undefined : withHits(1)(route)))
  await page.clock.install({ time: 0 })
  await openHosted(page)
  await page.clock.pauseAt(AN_HOUR)
  await field(page).fill('fee')
  const countRequests = async () => {
    await page.clock.runFor(10) // so little each time that a second takes longer than all the looks
    return seen.length
  }
  await expect.poll(countRequests).toBe(1)
  await page.clock.runFor(750)
  expect(seen, 'within a second, it waits').toHaveLength(1)
  await page.clock.runFor(250)
  await expect(hits(page).first()).toBeVisible()
  expect(seen[1]!.url.hostname).not.toBe(seen[0]!.url.hostname)
})

test('S8.1, S8.2 if every host is unreachable, the outage is reported, and the next query recovers', async ({
  page,
}) => {
  await serve(page, (route) => route.abort())
  await openHosted(page)
  await field(page).fill('fee')
  await expect(dialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible()
  await page.unroute(HOSTS)
  await serve(page, withHits(3))
  await field(page).pressSequentially('s')
  await expect(hits(page)).toHaveCount(3)
})
