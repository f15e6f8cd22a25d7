import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/held-requests'
import { expect, hydrated, test } from '../../support/test'

const dropdown = (page: Page, label: string) =>
  page.locator('details.dropdown').filter({ has: page.locator('summary', { hasText: label }) })
const link = (page: Page) => page.getByRole('link', { name: 'Celo Website' })

async function openMore(page: Page) {
  await page.goto('/')
  await hydrated(page)
  await expect(link(page)).toBeHidden()
  await dropdown(page, 'More').locator('summary').click()
  await expect(link(page)).toBeVisible()
}

test('S4.11 a dropdown closes on a click outside', async ({ page }) => {
  await openMore(page)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(link(page)).toBeHidden()
})

test('S4.11 a dropdown closes when it loses the focus', async ({ page }) => {
  await openMore(page)
  await page.getByRole('banner').getByRole('link', { name: 'Celo Docs' }).focus()
  await expect(link(page)).toBeHidden()
})

test('S4.11 Escape closes a dropdown and returns the focus to its button', async ({ page }) => {
  await openMore(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(link(page)).toBeHidden()
  await expect(dropdown(page, 'More').locator('summary')).toBeFocused()
})

test('S4.11 only one dropdown is open at a time', async ({ page }) => {
  await openMore(page)
  await dropdown(page, 'Support').locator('summary').click()
  await expect(page.getByRole('link', { name: 'View the Forum' })).toBeVisible()
  await expect(link(page)).toBeHidden()
})

test('a dropdown that was opened before the scripts started stays open', async ({ page }) => {
  const scripts = await holdRequests(page)
  await page.goto('/', { waitUntil: 'commit' })
  await dropdown(page, 'More').locator('summary').click()
  await expect(link(page)).toBeVisible()
  scripts.release()
  await hydrated(page)
  await expect(link(page)).toBeVisible()
})
