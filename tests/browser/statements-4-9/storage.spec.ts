import type { Page } from '@playwright/test'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ })
const keysOf = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)])

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

test('S4.36, S9.26 choices go to localStorage under plain keys', async ({ page }) => {
  await open(page, '/')
  await toggle(page).click()
  const [local, session] = await keysOf(page)
  expect(local).toEqual(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme'])
  expect(session).toEqual([])
})

test('S9.24 the preferred version lives in localStorage: one that is gone is forgotten, one that is there is kept', async ({
  page,
}) => {
  const key = 'docs-preferred-version-default'
  await open(page, '/')
  for (const [stored, kept] of [
    ['bogus', null],
    ['current', 'current'],
  ] as const) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, stored] as const)
    await open(page, '/')
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(kept)
  }
})

/** Controls and choices of a session, all of which touch storage. */
async function useSession(page: Page) {
  await open(page, kitchenSink('/blocks'))
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible()
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByText('yarn', { exact: true }).first().click()
  await expect(page.getByText('Second of the second set.')).toBeVisible()
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}

test('S4.37 where storage is denied, the session works and nothing is reported', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await useSession(page)
})

test('S4.37 where storage is full, the session works and nothing is reported', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await useSession(page)
})

test('S4.37 a theme that storage should not hold counts as none', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => localStorage.setItem('theme', '"><script>'))
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark')
})
