import type { Page } from '@playwright/test'
import { currentVersion, docsData, leafRoutes } from '../../support/generated'
import { expect, hydrated, test } from '../../support/test'

test("S2.1 docs are served from the site's root", async ({ page }) => {
  expect(docsData().path).toBe('/')
  await page.goto('/wallet')
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
})

test("S2.2 URLs of folders end with a slash, others don't, and both spellings work", async ({ request }) => {
  const paths = Object.fromEntries(currentVersion().docs.map(({ id, path }) => [id, path]))
  expect(paths['build/index']).toBe('/build/')
  expect(paths['build/quickstart']).toBe('/build/quickstart')
  const spellings = ['/build', '/build/', '/build/quickstart', '/build/quickstart/']
  for (const spelling of spellings) expect((await request.get(spelling)).status(), spelling).toBe(200)
})

/** The URL shows the /build page without a hydration error. */
async function showsBuild(page: Page, address: string) {
  await page.goto('/build')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(address)
  await hydrated(page)
  await expect(page).toHaveTitle(`${heading} | Celo Documentation`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveURL(/\/build$/)
}

test('S2.3 a URL that ends in index.html shows its page', ({ page }) => showsBuild(page, '/build/index.html'))
test('S2.4 a URL that ends in .html shows its page', ({ page }) => showsBuild(page, '/build.html'))

test('S2.5 every route matches exactly', () => {
  const routes = leafRoutes()
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.filter((route) => route.exact !== true)).toEqual([])
})

test('S2.6 no route has a dynamic part', () => {
  expect(leafRoutes().filter(({ path }) => /[:*]/.test(path))).toEqual([])
})

test('S2.7 unknown paths show the not-found page', async ({ page, allowed }) => {
  allowed.push('404 (Not Found)') // the browser reports the status that this test causes
  for (const path of ['/nope', '/nope/x', '/build/nope']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  }
})

test('S2.8 the landing page exists', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('S2.9 /home shows its sections', async ({ page }) => {
  const response = await page.goto('/home')
  expect(response?.status()).toBe(200)
  for (const name of ['Getting started', 'Developers', 'Integrations', 'Validators']) {
    await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible()
  }
})

test('S2.10 /markdown-page is a page written in Markdown', async ({ page }) => {
  const response = await page.goto('/markdown-page')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  await expect(page.getByRole('main').locator('pre').first()).toBeVisible()
})

test('S2.11 /search has a search field', async ({ page }) => {
  const response = await page.goto('/search')
  expect(response?.status()).toBe(200)
  await expect(page.locator('main input[name=q]')).toBeVisible()
})

test("S2.12 the search page's URL contains the query", async ({ page }) => {
  await page.goto('/search')
  await hydrated(page)
  const field = page.locator('main input[name=q]')
  await field.fill('gas & fees')
  await expect(page).toHaveURL(/\/search\/?\?q=gas(\+|%20)%26(\+|%20)fees$/)
  await page.goto('/search?q=viem')
  await expect(field).toHaveValue('viem')
})

test("S2.13 the URL contains the showcase's filters", async ({ page }) => {
  await page.goto('/showcase')
  await hydrated(page)
  const cards = page.locator('.site')
  const all = await cards.count()
  await page.getByRole('group', { name: 'Tags', exact: true }).getByText('DeFi').click()
  await expect(page).toHaveURL(/\/showcase\/?\?tags=defi$/)
  await expect.poll(() => cards.count(), 'the list follows the URL').toBeLessThan(all)
  const some = await cards.count()
  expect(some).toBeGreaterThan(0)
  await page.reload()
  await expect(cards).toHaveCount(some)
  await page.goBack()
  await expect(cards).toHaveCount(all)
})
