import type { Page } from '@playwright/test'
import { seedFault, seedHidden } from '../support/broken-requests'
import { expect, kitchenSink, test, TIMEOUT_MS } from '../support/test'

test.use({ javaScriptEnabled: false })

/** A page for every template. */
const templates = ['/', '/home', '/showcase', '/search', '/markdown-page', '/developer/viem']

const navigation = (page: Page, name: string) => page.getByRole('navigation', { name })

/** For controls, in ms: without scripts, a loaded page doesn't change. */
const SOON = 500

/** Expects a page in the dark theme with its text. */
async function expectDarkAndWhole(page: Page, path: string, timeout = TIMEOUT_MS) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout })
  // Elements without a background would show the browser's white.
  const background = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
  expect(background, path).toMatch(/^rgb\(/)
  const [red = 255, green = 255, blue = 255] = background.match(/\d+/g)!.map(Number)
  expect(Math.max(red, green, blue), `${path}: ${background}`).toBeLessThan(60)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout })
  expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(20)
}

test('every template is dark and shows its text', async ({ page }) => {
  for (const path of templates) await expectDarkAndWhole(page, path)
})

/** Expects every section of a page and its code. */
async function expectAllText(page: Page, timeout = TIMEOUT_MS) {
  await page.goto('/developer/viem')
  const sections = page.locator('.prose h2')
  expect(await sections.count(), 'sections').toBeGreaterThan(2)
  for (const section of await sections.all()) await expect(section).toBeVisible({ timeout })
  await expect(page.locator('.prose pre').filter({ hasText: 'import' }).first()).toBeVisible({ timeout })
}

test("a page's whole text is available", async ({ page }) => {
  await expectAllText(page)
})

test("the header's links work", async ({ page }) => {
  await page.goto('/')
  await navigation(page, 'Main').getByRole('link', { name: 'Build on Celo' }).click()
  await expect(page).toHaveURL(/\/build\/?$/)
  await page.getByRole('banner').locator('summary', { hasText: 'Support' }).click()
  await expect(page.getByRole('link', { name: 'View the Forum' })).toBeVisible()
})

test("the sidebar's links work on a desktop", async ({ page }) => {
  await page.goto('/build')
  await navigation(page, 'Docs pages')
    .getByRole('link', { name: /quickstart/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/build\/quickstart$/)
  await expect(navigation(page, 'Previous and next pages').getByRole('link').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("the menu and the section's pages are available", async ({ page }) => {
    await page.goto('/build')
    await page.getByRole('banner').locator('summary[aria-label*=navigation]').click()
    await expect(navigation(page, 'Menu').getByRole('link', { name: 'Celo L2' })).toBeVisible()
    await expect(page.getByRole('link', { name: /quickstart/i }).first()).toBeVisible()
  })

  test('the table of contents expands', async ({ page }) => {
    await page.goto('/developer/viem')
    const list = page.locator('details.toc-inline')
    await list.locator('summary').click()
    await expect(list.getByRole('link').first()).toBeVisible()
  })
})

async function expectTabs(page: Page, timeout = TIMEOUT_MS) {
  await page.goto(kitchenSink('/blocks'))
  const tabs = page.getByRole('group').filter({ has: page.getByText('First of the second set.') })
  await expect(tabs.getByText('First of the second set.')).toBeVisible({ timeout })
  await tabs.getByText('yarn', { exact: true }).click()
  await expect(tabs.getByText('Second of the second set.')).toBeVisible({ timeout })
}

test('the content of both tabs can be read', async ({ page }) => {
  await expectTabs(page)
})

async function expectDetails(page: Page, timeout = TIMEOUT_MS) {
  await page.goto(kitchenSink('/blocks'))
  await page.getByText('Closed at first').click()
  await expect(page.getByText('What the details hold.')).toBeVisible({ timeout })
}

test('details open', async ({ page }) => {
  await expectDetails(page)
})

test('a page can be found without the search dialog', async ({ page }) => {
  await page.goto('/search')
  await page.locator('main input[name=q]').fill('viem')
  await page.locator('main input[name=q]').press('Enter')
  await expect(page).toHaveURL(/\/search\/?\?q=viem$/)
  await expect(page.getByRole('main').getByRole('link', { name: /^All pages/ })).toBeVisible()
})

test('the showcase lists every site and explains why filters are missing', async ({ page }) => {
  await page.goto('/showcase')
  expect(await page.locator('.site h3').count()).toBeGreaterThan(50)
  await expect(page.locator('.site h3').last()).toBeVisible()
  // This browser doesn't render `noscript`, even with scripts off.
  expect(await page.content()).toContain('Filters require JavaScript')
})

const expectHome = (page: Page, timeout: number) => expectDarkAndWhole(page, '/home', timeout)
type Expectation = (page: Page, timeout: number) => Promise<void>

const replaced = (file: RegExp, before: string, after: string) => (page: Page) =>
  seedFault(page, file, before, after)
const hidden = (file: RegExp, tag: string) => (page: Page) => seedHidden(page, file, tag)

/** Each seeds a fault into the served page that only a script could fix. */
const controls: [string, (page: Page) => ReturnType<typeof seedFault>, Expectation][] = [
  ['its theme', replaced(/\/home$/, 'data-theme=dark', ''), expectHome],
  ['its colors', replaced(/\/home$/, '<style>', '<style media=print>'), expectHome],
  ['its title', hidden(/\/home$/, 'h1'), expectHome],
  ['its sections', hidden(/\/viem$/, 'h2'), expectAllText],
  ['its code', hidden(/\/viem$/, 'pre'), expectAllText],
  ['a tab', replaced(/\/blocks$/, 'Second of the second set.', ''), expectTabs],
  ['its details', replaced(/\/blocks$/, 'What the details hold.', ''), expectDetails],
]

for (const [what, seed, expectation] of controls) {
  test(`control: a page that lacks ${what} until a script runs is found`, async ({ page }) => {
    const expectSeeded = await seed(page)
    await expect(expectation(page, SOON)).rejects.toThrow(/toHaveAttribute|toBeVisible|toMatch/)
    expectSeeded()
  })
}

test('control: text that only a script writes is missing', async ({ page }) => {
  await page.setContent(
    '<main></main><script>document.querySelector("main").textContent = "written"</script>',
  )
  await expect(page.getByRole('main')).toBeEmpty()
})
