import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'
import { openHosted, serve, withHits } from './hosted-service'
import { field, hits, openSearch, find } from './open-search'

test.use({ bypassCSP: true }) // the policy of the variant names no service; its requests are answered here
test.beforeEach(({ allowed }) => void allowed.push('other origin', 'Failed to load resource', 'ERR_FAILED'))

type Call = { method: string; at: number; objectIDs: string[] }

/** Stands in for the service's client, which a site brings along itself: keeps what it is told, and when. */
async function bringInsights(page: Page) {
  await page.addInitScript(() => {
    const calls: unknown[] = []
    const aa = (method: string, payload?: { objectIDs?: string[] }) => {
      calls.push({ method, at: Date.now(), objectIDs: payload?.objectIDs ?? [] })
    }
    Object.assign(window, { aa: Object.assign(aa, { version: '2.15.0' }), insightsCalls: calls })
  })
}

const callsOf = (page: Page, method: string) =>
  page.evaluate(
    (name) =>
      (window as unknown as { insightsCalls: Call[] }).insightsCalls.filter((call) => call.method === name),
    method,
  )

/** What is said to have been seen. */
const views = (page: Page) => callsOf(page, 'viewedObjectIDs')

test('S7.7, S7.22 what was seen is told in lists of 20', async ({ page }) => {
  await bringInsights(page)
  const seen = await serve(page, withHits(45, 9)) // more than is asked for, in groups of five
  await openHosted(page)
  await field(page).fill('fee')
  await expect(hits(page)).toHaveCount(45)
  await expect.poll(() => views(page)).toHaveLength(3)
  expect((await views(page)).map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5])
  expect(seen[0]!.body.requests[0]).toMatchObject({ clickAnalytics: true })
})

test('S7.23 it is told 400 ms after the last answer, once', async ({ page }) => {
  await bringInsights(page)
  await serve(page, (route, at) => withHits(at + 1)(route))
  await openHosted(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000) // from here on time passes by runFor only
  await field(page).fill('fee')
  await page.clock.runFor(20)
  await expect(hits(page)).toHaveCount(1)
  await page.clock.runFor(300)
  expect(await views(page), 'after 320 ms').toEqual([])
  await field(page).fill('fees')
  await page.clock.runFor(20)
  await expect(hits(page)).toHaveCount(2)
  await page.clock.runFor(300)
  expect(await views(page), '320 ms after the second answer').toEqual([])
  await page.clock.runFor(100)
  expect((await views(page)).map(({ objectIDs }) => objectIDs.length)).toEqual([2])
})

test('without the client of the service nothing is told, and no script is fetched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).hostname)
  })
  const seen = await serve(page, withHits(3))
  await openHosted(page)
  await field(page).fill('fee')
  await expect(hits(page)).toHaveCount(3)
  expect(seen[0]!.body.requests[0]).toMatchObject({ clickAnalytics: false })
  expect(new Set(scripts)).toEqual(new Set(['127.0.0.1']))
})

test('the embedded index tells nobody, even with the client of the service in the page', async ({ page }) => {
  await bringInsights(page)
  await openSearch(page)
  await find(page, 'fee')
  await expect(hits(page).first()).toBeVisible()
  expect(await callsOf(page, 'addAlgoliaAgent')).toEqual([])
})
