import type { Page } from '@playwright/test'
import { expect, hydrated, test, allServices } from '../../support/test'

const html = (page: Page) => page.locator('html')
const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

test('S4.1 the toggle switches between dark and light, regardless of the system setting', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
})

test('S4.2 if the system setting is respected, the toggle goes from system to light, dark and back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, allServices('/'))
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system')
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await expect(toggle(page)).toHaveAccessibleName(/currently system mode/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  for (const choice of ['light', 'dark']) {
    await toggle(page).click()
    await expect(html(page)).toHaveAttribute('data-theme-choice', choice)
    await expect(html(page)).toHaveAttribute('data-theme', choice)
    await expect.poll(() => stored(page)).toBe(choice)
  }
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system')
  await expect.poll(() => stored(page)).toBeNull()
})

test('S4.3, S9.25 the choice is stored in the browser and remembered on the next visit', async ({ page }) => {
  await open(page, '/')
  expect(await stored(page)).toBeNull()
  await toggle(page).click()
  await expect.poll(() => stored(page)).toBe('light')
  await open(page, '/showcase')
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
})

test('S4.4 a choice in one tab applies to the other', async ({ context, page }) => {
  const other = await context.newPage()
  await open(page, '/')
  await open(other, '/')
  await toggle(page).click()
  await expect(html(other)).toHaveAttribute('data-theme', 'light')
  await expect(toggle(other)).toHaveAccessibleName(/currently light mode/)
})
