import type { Page } from '@playwright/test'
import { namedAddresses } from '../../fuzz/addresses'
import { counted } from '../../support/counted'
import { expect, hydrated, test, TIMEOUT_MS } from '../../support/test'

test.setTimeout(300_000)

/** For controls, in ms: what they seed is there at once. */
const SOON = 1000

/** A working page: hydrated, with a valid theme that can be switched, and without anything set by a link. */
async function expectWhole(page: Page, address: string, timeout = TIMEOUT_MS) {
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible({ timeout })
  const html = page.locator('html')
  const names = await html.evaluate((element) => element.getAttributeNames())
  const foreign = /^data-(?!theme$|theme-choice$|announcement$|saver$|has-hydrated$|rh$)/
  expect(
    names.filter((name) => foreign.test(name)),
    address,
  ).toEqual([])
  await expect(html, address).toHaveAttribute('data-theme', /^(dark|light)$/, { timeout })
}

async function open(page: Page, address: string) {
  // Only pages, because files such as facts.json have nothing to hydrate.
  const response = await page.goto(`${process.env.SITE}${address}`)
  if (!response || response.headers()['content-type']?.startsWith('text/html'))
    await expectWhole(page, address)
}

test.beforeEach(({ allowed }) => void allowed.push(/^console: Failed to load resource: .* (400|404|410|431)/)) // the page's own status

for (const address of namedAddresses) {
  test(`${address.slice(0, 40)} leads to a working page`, async ({ page }) => {
    await open(page, address)
    const before = await page.locator('html').getAttribute('data-theme')
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', before!)
    counted(1, 'named URLs')
  })
}

test("a navigation to a hash that can't be decoded is ignored", async ({ page }) => {
  await page.goto('/build')
  await hydrated(page)
  for (const hash of ['#%', '#100%', '#%E0%A4%A']) {
    await page.evaluate((value) => window.location.assign(value), hash)
    await expectWhole(page, hash)
  }
})

test('control: an attribute that a link could set, another theme, and a page without a title are found', async ({
  page,
}) => {
  await page.goto('/build')
  await hydrated(page)
  const html = page.locator('html')
  await html.evaluate((element) => element.setAttribute('data-x', '1'))
  await expect(expectWhole(page, '/build', SOON)).rejects.toThrow('data-x')
  await html.evaluate((element) => {
    element.removeAttribute('data-x')
    element.setAttribute('data-theme', 'garbage')
  })
  await expect(expectWhole(page, '/build', SOON)).rejects.toThrow('data-theme')
  await page.locator('h1').evaluate((title) => title.remove())
  await expect(expectWhole(page, '/build', SOON)).rejects.toThrow('toBeVisible')
})
