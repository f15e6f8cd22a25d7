import { CHECKED_FORMS } from '../../support/page-parts'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

const missing = 'Failed to load resource: the server responded with a status of 404' // the page's own status

test('S5.2 the router rejects a URL with invalid encoding with a decoding error', async ({ page }) => {
  await page.goto(kitchenSink('/decoding'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Go to a broken address' }).click()
  await expect(page.getByTestId('said')).toContainText('Pathname "/%E0%A4%A" could not be decoded.')
})

test('S5.2 a URL with invalid encoding leads to the not-found page when requested from the server', async ({
  page,
  allowed,
}) => {
  allowed.push('Failed to load resource: the server responded with a status of 400') // the page's own status
  const response = await page.goto('/%E0%A4%A')
  expect(response!.status()).toBe(400)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

for (const address of ['/caf%C3%A9', '/a%20b', '/%25', '/%2525']) {
  test(`S5.2 an unknown URL with valid encoding leads to the not-found page: ${address}`, async ({
    page,
    allowed,
  }) => {
    allowed.push(missing)
    await page.goto(address)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  })
}

// tests/every-page.built.test.ts shows that no page has other parts.
test('S5.6 no form has required fields, and no other part of a page could check what is typed', async ({
  page,
}) => {
  const pages = ['/', '/home', '/showcase', '/search', '/markdown-page', '/build']
  for (const address of [...pages, ...Object.values(CHECKED_FORMS)]) {
    await page.goto(address)
    await hydrated(page)
    for (const summary of await page.locator('main details:not(.dropdown) > summary').all())
      await summary.click()
    await expect(page.locator('[required], [aria-required="true"], [pattern]')).toHaveCount(0)
  }
})

test('S8.13 the page for an unknown URL says what to do', async ({ page, allowed }) => {
  allowed.push(missing)
  const response = await page.goto('/no/such/page')
  expect(response!.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('We could not find what you were looking for.', { exact: true })).toBeVisible()
  await expect(
    page.getByText(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
      { exact: true },
    ),
  ).toBeVisible()
})
