import type { Page } from '@playwright/test'
import { countLoads } from '../../support/broken-requests'
import { expect, hydrated, kitchenSink, test, allServices } from '../../support/test'

const height = 800
const mobile = { width: 900, height }
const menu = (page: Page) => page.locator('details.drawer')
const button = (page: Page) => page.locator('.drawer > summary')
const panel = (page: Page) => menu(page).getByRole('navigation', { name: 'Menu' })
const back = (page: Page) => menu(page).getByRole('button', { name: 'Back to main menu' })
const mainLink = (page: Page) => panel(page).getByRole('link', { name: 'What is Celo' })

test.beforeEach(({ allowed }) => {
  // The pointer stays where a link in the main menu appears, and prefetches a page that only the real site has.
  allowed.push('404 (Not Found)')
})

async function open(page: Page, address: string) {
  await page.setViewportSize(mobile)
  await page.goto(address)
  await hydrated(page)
}

test('S4.5, S9.15 the layout is mobile up to 996 px, and desktop above that', async ({ page }) => {
  await page.setViewportSize({ width: 997, height })
  await page.goto(kitchenSink('/'))
  await hydrated(page)
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toBeVisible()
  await page.setViewportSize({ width: 996, height })
  await expect(menu(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toBeHidden()
})

test('S4.6 the button opens and closes the mobile menu', async ({ page }) => {
  await open(page, kitchenSink('/untitled'))
  await expect(panel(page)).toBeHidden()
  await button(page).click()
  await expect(mainLink(page)).toBeVisible()
  await expect(button(page)).toHaveAccessibleName('Close navigation bar')
  await button(page).click()
  await expect(panel(page)).toBeHidden()
  await expect(button(page)).toHaveAccessibleName('Toggle navigation bar')
})

test('S4.6 Escape closes the mobile menu and returns the focus to its button', async ({ page }) => {
  await open(page, '/search')
  await button(page).click()
  await page.keyboard.press('Tab')
  await expect(mainLink(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test('S4.6 the mobile menu closes when a key moves the focus to the page behind it', async ({ page }) => {
  await open(page, '/search')
  await button(page).click()
  await panel(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})

test('S4.6 following a link in the mobile menu closes it', async ({ page }) => {
  await open(page, kitchenSink('/blocks'))
  await button(page).click()
  await panel(page).getByRole('link', { name: 'Kitchen sink' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen sink' })).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test("following a link to the section in the mobile menu doesn't load another document", async ({ page }) => {
  const loads = countLoads(page)
  await open(page, kitchenSink('/blocks'))
  await button(page).click()
  await panel(page).getByRole('link', { name: 'Kitchen sink' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen sink' })).toBeVisible()
  await expect(panel(page)).toBeHidden()
  expect(loads()).toBe(1)
})

test("S4.7 the section's pages come first in the mobile menu", async ({ page }) => {
  await open(page, kitchenSink('/'))
  await button(page).click()
  await expect(panel(page).getByRole('link', { name: 'Kitchen sink' })).toBeVisible()
  await expect(mainLink(page)).toHaveCount(0)
})

test('S4.8 the back button leads from the section to the main menu', async ({ page }) => {
  await open(page, kitchenSink('/'))
  await button(page).click()
  await back(page).click()
  await expect(mainLink(page)).toBeVisible()
  await expect(back(page)).toHaveCount(0)
})

test('S4.9 widening the window to the desktop layout closes the menu for good', async ({ page }) => {
  await open(page, kitchenSink('/'))
  await button(page).click()
  await expect(panel(page)).toBeVisible()
  await page.setViewportSize({ width: 1200, height })
  await expect(menu(page)).not.toHaveAttribute('open')
  await page.setViewportSize(mobile)
  await expect(button(page)).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test('S4.10 no mobile menu without navbar items and section pages', async ({ page }) => {
  await open(page, allServices('/untitled'))
  await expect(menu(page)).toHaveCount(0)
  await open(page, allServices('/'))
  await button(page).click()
  await expect(panel(page).getByRole('link', { name: 'Kitchen sink' })).toBeVisible()
  await expect(back(page)).toHaveCount(0)
})
