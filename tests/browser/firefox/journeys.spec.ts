import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../support/test'

const html = (page: Page) => page.locator('html')
const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ })

test('the theme can be switched by clicking and is remembered', async ({ page }) => {
  // The color scheme can't be emulated in this engine, so only clicks work.
  await page.goto('/build')
  await hydrated(page)
  const before = await html(page).getAttribute('data-theme')
  await themeSwitch(page).click()
  await expect(html(page)).not.toHaveAttribute('data-theme', before!)
  const after = await html(page).getAttribute('data-theme')
  await page.goto('/developer/viem')
  await hydrated(page)
  await expect(html(page)).toHaveAttribute('data-theme', after!)
})

test('the search opens with a key, finds a page and leads to it', async ({ page }) => {
  await page.goto('/build')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('fee abstraction')
  const hit = page.getByRole('dialog', { name: 'Search' }).getByRole('treeitem').first()
  await expect(hit).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/build\/?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test("a page's tabs, details, table and code are present, and nothing is wider than the window", async ({
  page,
}) => {
  for (const path of [
    '/',
    '/build/quickstart',
    '/developer/viem',
    '/contracts/core-contracts',
    '/showcase',
  ]) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('no request goes to another origin, and no cookie is set', async ({ page, context }) => {
  for (const path of ['/', '/home', '/showcase', '/search?q=fee', '/network/mainnet']) {
    await page.goto(path)
    await hydrated(page)
  }
  expect(await context.cookies()).toEqual([])
})

test('control: an uncaught error is also detected in this engine', async ({ page, allowed }) => {
  allowed.push('page error: provoked')
  const seen: string[] = []
  page.on('pageerror', ({ message }) => seen.push(message))
  await page.goto('/')
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('provoked')), 0))
  await expect.poll(() => seen.join()).toContain('provoked')
})
