import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test'

/** Whether an element is in the visible part of its scrollable list. */
const inView = (page: Page, list: string, entry: string) =>
  page.evaluate(
    ([outer, inner]) => {
      const frame = document.querySelector(outer)!.getBoundingClientRect()
      const place = document.querySelector(`${outer} ${inner}`)!.getBoundingClientRect()
      return place.top >= frame.top && place.bottom <= Math.min(frame.bottom, innerHeight)
    },
    [list, entry] as const,
  )

const CURRENT = '[aria-current=page]'
const DEEP = '/cli/transfer'

test("the sidebar shows the page's entry, no matter how far down the list it is", async ({ page }) => {
  await page.goto(DEEP)
  await hydrated(page)
  expect(await page.locator('.sidebar > nav').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  expect(await inView(page, '.sidebar > nav', CURRENT)).toBe(true)
  expect(await page.evaluate(() => scrollY), 'the page itself stays at the top').toBe(0)
})

test("the mobile menu opens at the page's entry", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(DEEP)
  await hydrated(page)
  await page.getByLabel('Toggle navigation bar').click()
  await expect(page.locator('.drawer-panel')).toBeVisible()
  await expect.poll(() => inView(page, '.drawer-panel', CURRENT)).toBe(true)
})

test("control: a list that isn't scrolled doesn't show it", async ({ page }) => {
  await page.goto(DEEP)
  await hydrated(page)
  await page.locator('.sidebar > nav').evaluate((list) => list.scrollTo(0, 0))
  expect(await inView(page, '.sidebar > nav', CURRENT)).toBe(false)
})

test('the table of contents marks a heading once it is in the top third of the window', async ({ page }) => {
  await page.goto('/developer/viem')
  await hydrated(page)
  const links = page.locator('.doc-rail .toc-link')
  const second = (await links.nth(1).getAttribute('href'))!.slice(1)
  const scrollTo = (part: number) =>
    page.evaluate(
      ([id, share]) => {
        const { top } = document.getElementById(id)!.getBoundingClientRect()
        window.scrollBy(0, top - innerHeight * share)
      },
      [second, part] as const,
    )
  await scrollTo(0.5)
  await expect(page.locator('.doc-rail .toc-active')).not.toHaveAttribute('href', `#${second}`)
  await scrollTo(0.3)
  await expect(page.locator('.doc-rail .toc-active')).toHaveAttribute('href', `#${second}`)
})

test('at the end of the page, the table of contents marks the last heading', async ({ page }) => {
  // So tall that the last section can't be scrolled to the top third.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto('/developer/viem')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const last = await page.locator('.doc-rail .toc-link').last().getAttribute('href')
  await expect(page.locator('.doc-rail .toc-active')).toHaveAttribute('href', last!)
})

test('the sidebar can be hidden, stays hidden on the next page, and comes back', async ({ page }) => {
  await page.goto('/developer/viem')
  await hydrated(page)
  const list = page.getByRole('navigation', { name: 'Docs pages' })
  const before = (await page.locator('.doc-main').boundingBox())!.width
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(list).toBeHidden()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
  await expect
    .poll(async () => (await page.locator('.doc-main').boundingBox())!.width)
    .toBeGreaterThan(before + 100)
  await page.getByRole('navigation', { name: /pages/ }).last().getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/developer\/viem$/)
  await expect(list).toBeHidden()
  const expand = page.getByRole('button', { name: 'Expand sidebar' })
  await expect(expand).toHaveAttribute('aria-expanded', 'false')
  await expand.click()
  await expect(list).toBeVisible()
})

/** Waits until the browser has drawn twice. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** How far the page moves when the focus goes from one entry in the bar to the next. */
async function moveByTab(page: Page): Promise<number> {
  await page.goto('/developer/viem')
  await hydrated(page)
  await page.locator('header .brand').evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }))
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.keyboard.press('Tab')
  await expect(page.locator('header .navbar-item').first()).toBeFocused()
  // The browser scrolls to the focused element before it draws the next frame.
  await nextFrames(page)
  return page.evaluate(() => Math.abs(window.scrollY - 1500))
}

test("the page doesn't move when the bar gets the focus", async ({ page }) => {
  expect(await moveByTab(page)).toBe(0)
})

test('control: with scroll padding at the top, the page would move', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { scroll-padding-block-start: 5rem }')
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await moveByTab(page)).toBeGreaterThan(100)
})

test('the end of a page with a calculator is where the reader left it, also after going back', async ({
  page,
}) => {
  await page.goto('/what-is-celo/using-celo/protocol/epoch-rewards')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Rewards calculator' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1000)
  await page.locator('footer').getByRole('link', { name: 'Celo Docs' }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Rewards calculator' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('a page that the search opened at a heading comes back where it was left, not at the heading', async ({
  page,
}) => {
  await page.goto('/build')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill('USDC adress')
  await dialog.getByRole('treeitem').nth(1).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#/)
  await expect(dialog).toBeHidden()
  const opened = page.url()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0) // at the heading, after the address
  await page.evaluate(() => scrollTo(0, 3000))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await page.evaluate(() => scrollY)).toBe(3000)
  await page.locator('header .brand').click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(opened)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
  // Whatever the browser restores, it restores after the page, before it draws the next frame.
  await nextFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(3000)
})

test('a reload keeps the scroll positions that the reader can go back to', async ({ page }) => {
  await page.goto('/developer/viem')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 1500))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await page.locator('header .brand').click()
  await expect(page).toHaveURL('/')
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/developer/viem')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
})
