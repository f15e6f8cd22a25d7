// What a reader does before the application has started isn't lost, and isn't done twice.
import type { Page } from '@playwright/test'
import { holdRequests } from '../support/held-requests'
import { expect, hydrated, kitchenSink, test } from '../support/test'

/** Shows a page whose application doesn't arrive until the returned function is called. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const { release } = await holdRequests(page)
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    release()
    await hydrated(page)
  }
}

const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ })

test('a press on the theme switch is done once the application has started', async ({ page }) => {
  const start = await openEarly(page, '/')
  await toggle(page).click()
  await start()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

/** Presses an element at the last moment of the application's start: React has the page, but hasn't said so. */
const pressWhileStarting = (page: Page, selector: string) =>
  page.addInitScript((pressed) => {
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-has-hydrated' && value === 'true') {
        Element.prototype.setAttribute = setAttribute
        document.querySelector<HTMLElement>(pressed)!.click()
        Object.assign(window, { isPressed: true })
      }
      setAttribute.call(this, name, value)
    }
  }, selector)

const isPressed = (page: Page) => page.evaluate(() => 'isPressed' in window)

test('a press while the application is starting is done once, not twice', async ({ page }) => {
  await pressWhileStarting(page, 'button[aria-label^="Switch between"]')
  await page.goto('/')
  await hydrated(page)
  expect(await isPressed(page)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)
})

test('the data saver is also switched once', async ({ page }) => {
  await pressWhileStarting(page, '[data-saver-switch]')
  await page.goto('/developer/viem')
  await hydrated(page)
  expect(await isPressed(page)).toBe(true)
  await expect(page.getByRole('button', { name: 'Data saver: on', exact: true })).toBeVisible()
})

test('a tab chosen early stays chosen, also if another was stored, and in the other sets of its group', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage['docusaurus.tab.package-manager'] ??= 'npm'
  })
  const start = await openEarly(page, kitchenSink('/blocks'))
  const yarn = page.locator('.tabs > label', { hasText: 'yarn' })
  await yarn.first().click()
  await start()
  await expect(page.locator('.tabs > input[value=yarn]:checked')).toHaveCount(await yarn.count())
  await page.reload()
  await hydrated(page)
  await expect(page.locator('.tabs > input[value=yarn]:checked')).toHaveCount(await yarn.count())
})

test('a query typed early on the search page is answered', async ({ page }) => {
  const start = await openEarly(page, '/search')
  await page.getByRole('main').getByRole('searchbox').pressSequentially('viem')
  await start()
  await expect(page).toHaveURL(/\/search\/?\?q=viem$/)
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible()
})

test('filters chosen early on the showcase apply, with those of the URL', async ({ page }) => {
  const start = await openEarly(page, '/showcase?tags=defi')
  await page.getByPlaceholder('Search for site name...').pressSequentially('celo')
  await page.getByRole('group', { name: 'Tags', exact: true }).getByText('Wallets').click()
  await start()
  await expect(page).toHaveURL(/\?name=celo&(?=.*tags=defi)(?=.*tags=wallets)/)
  await expect(page.getByPlaceholder('Search for site name...')).toHaveValue('celo')
})
