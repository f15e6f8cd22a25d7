import type { Page, Route } from '@playwright/test'
import { holdRequests } from '../../support/held-requests'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function openFirst(page: Page, address = '/') {
  await page.goto(kitchenSink(address))
  await hydrated(page)
}

test('S4.18 the next page loads before it replaces the old one', async ({ page }) => {
  await openFirst(page)
  const next = await holdRequests(page)
  await page.getByRole('link', { name: 'blocks', exact: true }).click()
  await next.wanted
  await expect(page).toHaveURL(kitchenSink('/blocks'))
  await expect(title(page, 'Kitchen sink')).toBeVisible()
  next.release()
  await expect(title(page, 'Blocks')).toBeVisible()
  await expect(title(page, 'Kitchen sink')).toHaveCount(0)
})

test('S4.19, S8.21 if a navigation fails, the page is loaded in full', async ({ page, allowed }) => {
  allowed.push(
    'Failed to load resource', // the answer below
    'status 500', // the router's warning before it reloads
  )
  await openFirst(page)
  await page.evaluate(() => document.body.setAttribute('data-old', 'true'))
  const isFetched = (route: Route) => route.request().resourceType() === 'fetch'
  await page.route(/\/blocks(?:\/page\.json)?$/, (route) =>
    isFetched(route) ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await page.getByRole('link', { name: 'blocks', exact: true }).click()
  await expect(title(page, 'Blocks')).toBeVisible()
  await expect(page.locator('body')).not.toHaveAttribute('data-old')
  await hydrated(page)
})

test('S4.20 a route change with an anchor scrolls to its heading', async ({ page }) => {
  await openFirst(page)
  await page.getByRole('link', { name: 'a heading on another page' }).click()
  const heading = page.getByRole('heading', { name: 'Second part' })
  await expect(heading).toBeInViewport()
  const navbar = await page.locator('header.navbar').boundingBox()
  const bottom = navbar!.y + navbar!.height
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(bottom + 100)
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bottom)
})

test('S4.21 a route change without an anchor scrolls to the top', async ({ page }) => {
  await openFirst(page, '/long')
  await page.evaluate(() => window.scrollTo(0, 800))
  expect(await scrolled(page)).toBe(800)
  await page.getByRole('banner').getByRole('link', { name: 'Celo Docs' }).click()
  await expect(title(page, 'Kitchen sink')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test("S4.21 a change in only the query doesn't scroll", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await openFirst(page)
  const link = page.getByRole('link', { name: 'this page with a query' })
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(kitchenSink('/?a=1'))
  expect(await scrolled(page)).toBe(before)
})

test('S9.29 the router identifies each history entry with six characters', async ({ page }) => {
  await page.addInitScript(() => (Math.random = () => 0.1234567890123))
  await openFirst(page)
  await page.getByRole('link', { name: 'blocks', exact: true }).click()
  await expect(title(page, 'Blocks')).toBeVisible()
  expect(await page.evaluate(() => window.history.state.key)).toMatch(/^[a-z0-9]{6}$/)
})
