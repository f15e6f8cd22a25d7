import type { Page, Request } from '@playwright/test'
import { expect, hydrated, test, allServices } from '../../support/test'
import { allow, ANSWERED_HERE, banner, stubHosts } from '../trust/services'
import { watchViolations } from '../trust/violations'
import { HOSTS, openHosted, serve, withHits } from './hosted-service'
import { field, find, hits, openSearch } from './open-search'

test.beforeEach(({ allowed }) => void allowed.push(ANSWERED_HERE))

const INSIGHTS = 'https://insights.algolia.io/1/events'

type Event = { eventType: string; index: string; objectIDs: string[]; queryID: string; userToken: string }

const eventsIn = (request: Request) => (request.postDataJSON() as { events: Event[] }).events

/** Answers on behalf of the service that receives views and clicks. Out: its requests so far. */
async function hearInsights(page: Page) {
  const heard: Request[] = []
  await page.route(`${INSIGHTS}?**`, (route) => {
    heard.push(route.request())
    return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, json: {} })
  })
  return heard
}

/** The reported views, one list per request. */
const views = (heard: readonly Request[]) =>
  heard
    .flatMap(eventsIn)
    .filter(({ eventType }) => eventType === 'view')
    .map(({ objectIDs }) => objectIDs.length)

/** The service's client among the files that a page requested: the one chunk that contains its name. */
async function watchClient(page: Page) {
  const found: string[] = []
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('insights-js-browser-esm')) found.push(route.request().url())
    await route.fulfill({ response })
  })
  return found
}

async function openAllowed(page: Page) {
  await stubHosts(page)
  const heard = await hearInsights(page)
  await page.goto(allServices('/'))
  await hydrated(page)
  await allow(page)
  await expect(banner(page)).toHaveCount(0)
  return heard
}

test('S7.7, S7.22 views are reported in lists of 20, by a client from our own origin', async ({ page }) => {
  const blocked = await watchViolations(page)
  const client = await watchClient(page)
  const heard = await openAllowed(page)
  const seen = await serve(page, withHits(45, 9)) // more than requested, in groups of five
  expect(client, 'before the reader searches').toEqual([])
  await openHosted(page)
  await field(page).fill('fee')
  await expect(hits(page)).toHaveCount(45)
  await expect.poll(() => views(heard).toSorted((a, b) => b - a)).toEqual([20, 20, 5])
  expect(heard.every((request) => request.url().includes('X-Algolia-Application-Id=TESTAPP123'))).toBe(true)
  expect(seen[0]!.body.requests[0]).toMatchObject({ clickAnalytics: true })
  expect(client.map((url) => new URL(url).hostname)).toEqual(['127.0.0.1'])
  expect(blocked()).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('clicks are reported, and forgotten when consent is withdrawn', async ({ page }) => {
  const heard = await openAllowed(page)
  await serve(page, withHits(1, 1, allServices('/blocks')))
  await openHosted(page)
  await field(page).fill('fee')
  await expect(hits(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  const clicks = () => heard.flatMap(eventsIn).filter(({ eventType }) => eventType === 'click')
  await expect.poll(clicks).toMatchObject([{ index: 'celo', queryID: 'q1', objectIDs: ['hit0'] }])
  const kept = () => page.evaluate(() => localStorage.getItem('AlgoliaObjectQueryCache'))
  expect(await kept()).toContain('celo_hit0')
  await page.getByRole('button', { name: 'Optional services: on' }).click()
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('button', { name: 'Optional services: off' })).toBeVisible()
  // The page reloads meanwhile.
  await expect(async () => expect(await kept()).toBeNull()).toPass()
})

test('S7.23 views are reported once, 400 ms after the last answer', async ({ page }) => {
  const heard = await openAllowed(page)
  await serve(page, (route, at) => withHits(at + 1)(route))
  await openHosted(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000) // from here on, time only passes with runFor
  await field(page).fill('fee')
  await page.clock.runFor(20)
  await expect(hits(page)).toHaveCount(1)
  await page.clock.runFor(300)
  expect(views(heard), 'after 320 ms').toEqual([])
  await field(page).fill('fees')
  await page.clock.runFor(20)
  await expect(hits(page)).toHaveCount(2)
  await page.clock.runFor(300)
  expect(views(heard), '320 ms after the second answer').toEqual([])
  await page.clock.runFor(100)
  await expect.poll(() => views(heard)).toEqual([2])
})

for (const [what, answer] of [
  ['before the reader has answered', undefined],
  ['after a refusal', 'Decline'],
] as const) {
  test(`${what} nothing is reported, and no client is fetched`, async ({ page }) => {
    await stubHosts(page)
    const client = await watchClient(page)
    const heard = await hearInsights(page)
    const seen = await serve(page, withHits(3))
    await page.goto(allServices('/'))
    await hydrated(page)
    if (answer) await banner(page).getByRole('button', { name: answer }).click()
    await openHosted(page)
    await field(page).fill('fee')
    await expect(hits(page)).toHaveCount(3)
    expect(seen[0]!.body.requests[0]).toMatchObject({ clickAnalytics: false })
    expect(client).toEqual([])
    expect(heard).toEqual([])
  })
}

test('the embedded index reports nothing, and has no client for it', async ({ page }) => {
  const client = await watchClient(page)
  const heard = await hearInsights(page)
  await page.route(HOSTS, (route) => route.abort())
  await openSearch(page)
  await find(page, 'fee')
  await expect(hits(page).first()).toBeVisible()
  expect(client).toEqual([])
  expect(heard).toEqual([])
})
