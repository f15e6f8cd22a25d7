import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../support/test'

const results = (page: Page) => page.getByRole('region', { name: 'Results' })

test('S1.9 results of a query come from the address alone', async ({ page }) => {
  await page.goto('/search?q=feeCurrency')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "feeCurrency"')
  await expect(results(page).getByRole('status')).toHaveText(/^\d+ documents found$/)
  await expect(results(page).getByRole('listitem').first().locator('mark').first()).toBeVisible()
})

test('results come in pages of 15, each with an address', async ({ page }) => {
  await page.goto('/search?q=celo')
  await hydrated(page)
  await expect(results(page).getByRole('listitem')).toHaveCount(15)
  const first = await results(page).getByRole('listitem').first().innerText()
  await results(page).getByRole('link', { name: 'More results' }).click()
  await expect(page).toHaveURL(/[?&]page=2$/)
  await expect(results(page).getByRole('listitem').first()).not.toHaveText(first)
  await page.reload()
  await expect(results(page).getByRole('link', { name: 'Previous results' })).toBeVisible()
})

test('nothing found, and one document found, are said', async ({ page }) => {
  await page.goto('/search?q=zzzzqqqq')
  await hydrated(page)
  await expect(results(page).getByRole('status')).toHaveText('No results were found')
  await page.getByRole('main').getByRole('searchbox').fill('getTransactionFees9')
  await expect(results(page).getByRole('status')).toHaveText(/No results were found|documents? found/)
})

const hostile = [
  '<img src=x onerror=alert(1)>',
  '<mark>x</mark>',
  '.*+?^${}()|[]\\',
  '"><script>alert(1)</script>',
  '__proto__',
  '\u202e\u0000\ufffe',
  '﷽'.repeat(200),
  'a'.repeat(10_000),
  '%E0%A4%A',
]

test('hostile queries give no error, and no markup but mark', async ({ page }) => {
  await page.goto('/search')
  await hydrated(page)
  for (const query of hostile) {
    await page.getByRole('main').getByRole('searchbox').fill(query)
    await expect(results(page).getByRole('status')).toHaveText(/found$/)
    const tags = await results(page).evaluate((region) =>
      [
        ...new Set([...region.querySelectorAll('li *')].map((element) => element.tagName.toLowerCase())),
      ].sort(),
    )
    expect(['a', 'mark', 'small', 'span', 'svg', 'use']).toEqual(expect.arrayContaining(tags))
  }
})

test('an address with a lone surrogate is a query', async ({ page }) => {
  await page.goto('/search?q=%ED%A0%80fee')
  await hydrated(page)
  await expect(results(page).getByRole('status')).toHaveText(/found$/)
})

test('all pages are listed without a script, by section and letter', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/search`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^All pages/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Tooling' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Use viem with Celo' })).toHaveAttribute(
    'href',
    '/developer/viem',
  )
  await context.close()
})
