import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../support/test'

const results = (page: Page) => page.getByRole('region', { name: 'Results' })

test("S1.9 a query's results come from the URL alone", async ({ page }) => {
  await page.goto('/search?q=feeCurrency')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "feeCurrency"')
  await expect(results(page).getByRole('status')).toHaveText(/^\d+ pages found$/)
  await expect(results(page).getByRole('listitem').first().locator('mark').first()).toBeVisible()
})

test('results come in pages of 20, each with its own URL', async ({ page }) => {
  await page.goto('/search?q=celo')
  await hydrated(page)
  await expect(results(page).getByRole('listitem')).toHaveCount(20)
  const first = await results(page).getByRole('listitem').first().innerText()
  await results(page).getByRole('link', { name: 'More results' }).click()
  await expect(page).toHaveURL(/[?&]page=2$/)
  await expect(results(page).getByRole('listitem').first()).not.toHaveText(first)
  await page.reload()
  await expect(results(page).getByRole('link', { name: 'Previous results' })).toBeVisible()
})

test('the page says if it found nothing, or one page', async ({ page }) => {
  await page.goto('/search?q=zzzzqqqq')
  await hydrated(page)
  await expect(results(page).getByRole('status')).toHaveText('No results were found')
  await page.getByRole('main').getByRole('searchbox').fill('getTransactionFees9')
  await expect(results(page).getByRole('status')).toHaveText(/No results were found|pages? found/)
})

test('S5.1 the field accepts 64 characters, typed or in the URL', async ({ page }) => {
  await page.goto(`/search?q=${'y'.repeat(70)}`)
  await hydrated(page)
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toHaveValue('y'.repeat(64))
  await field.fill('')
  await field.pressSequentially('x'.repeat(70))
  await expect(field).toHaveValue('x'.repeat(64))
})

test('a results page after the last one shows the last one, with a link back but none forward', async ({
  page,
}) => {
  await page.goto('/search?q=celo&page=999')
  await hydrated(page)
  await expect(results(page).getByRole('listitem').first()).toBeVisible()
  await expect(results(page).getByRole('link', { name: 'Previous results' })).toBeVisible()
  await expect(results(page).getByRole('link', { name: 'More results' })).toHaveCount(0)
})

for (const number of ['1e9', '-1', '0', '2.5', '٣', '99999999999999999999'])
  test(`?page=${number} isn't a valid results page and shows the first`, async ({ page }) => {
    await page.goto(`/search?q=celo&page=${number}`)
    await hydrated(page)
    await expect(results(page).getByRole('listitem').first()).toBeVisible()
    await expect(results(page).getByRole('link', { name: 'Previous results' })).toHaveCount(0)
    await expect(results(page).getByRole('link', { name: 'More results' })).toHaveAttribute('href', /page=2$/)
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

test('hostile queries cause no error, and no markup other than mark', async ({ page }) => {
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

test('a URL with a lone surrogate works as a query', async ({ page }) => {
  await page.goto('/search?q=%ED%A0%80fee')
  await hydrated(page)
  await expect(results(page).getByRole('status')).toHaveText(/found$/)
})

test('without JavaScript, all pages are listed by section and letter', async ({ browser, baseURL }) => {
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
