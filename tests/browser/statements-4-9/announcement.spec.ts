import type { Page } from '@playwright/test'
import { expect, hydrated, test, allServices } from '../../support/test'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })
const dismissed = (page: Page) => page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

/** A reader who dismissed the announcement with this ID on an earlier visit. */
async function returnAfterDismissing(page: Page, id: string) {
  await open(page, '/')
  await page.evaluate((value) => {
    localStorage.setItem('docusaurus.announcement.id', value)
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  }, id)
  await open(page, '/')
}

test('S4.32 the announcement is shown until it is dismissed', async ({ page }) => {
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  await open(page, '/showcase')
  await expect(bar(page)).toBeVisible()
  await returnAfterDismissing(page, 'request_tokens')
  await expect(bar(page)).toBeHidden()
})

test('S4.33 a dismissal is stored as true and remembered on the next visit', async ({ page }) => {
  await open(page, allServices('/'))
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toHaveCount(0)
  expect(await dismissed(page)).toBe('true')
  await open(page, allServices('/blocks'))
  await expect(bar(page)).toBeHidden()
})

test('S4.34 a new announcement is shown even if others were dismissed', async ({ page }) => {
  await returnAfterDismissing(page, 'an_older_one')
  await expect(bar(page)).toBeVisible()
  expect(await dismissed(page)).toBe('false')
})
