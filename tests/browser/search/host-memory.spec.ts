import { expect, test } from '../../support/test'
import { type Body, openHosted, serve, withHits } from './hosted-service'
import { field, hits } from './open-search'

test.beforeEach(({ allowed }) => void allowed.push('other origin', 'Failed to load resource', 'ERR_FAILED'))

test("S7.21 a host that failed isn't used for two minutes, then tried again", async ({ page }) => {
  // As many hits as its place, so it's clear which query was answered, no matter how many hosts were asked.
  const queries = ['fee', 'fees', 'node', 'nodes']
  const seen = await serve(page, (route, at) => {
    if (at === 0) return route.abort()
    const { requests } = JSON.parse(route.request().postData() ?? '{}') as Body
    return withHits(queries.indexOf(requests[0]!.query as string) + 1)(route)
  })
  const hosts = () => seen.map(({ url }) => url.hostname)
  await page.clock.install()
  await openHosted(page)

  await field(page).fill('fee')
  await expect(hits(page)).toHaveCount(1)
  const [failed, next] = hosts()
  expect(next, 'the query goes to another host').not.toBe(failed)

  await field(page).fill('fees')
  await expect(hits(page)).toHaveCount(2)
  expect(hosts().slice(2), 'within two minutes the failed host is skipped').not.toContain(failed)

  await page.reload()
  await openHosted(page)
  await field(page).fill('node')
  await expect(hits(page)).toHaveCount(3)
  expect(hosts().slice(2), 'also by the next page').not.toContain(failed)

  const before = seen.length
  await page.clock.fastForward(121_000)
  await field(page).fill('nodes')
  await expect(hits(page)).toHaveCount(4)
  expect(hosts()[before], 'after two minutes it is tried again').toBe(failed)
})
