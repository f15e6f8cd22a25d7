import type { Page } from '@playwright/test'
import { currentVersion, docsData } from '../../support/generated'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

const topLinks = [
  ['S2.21', 'What is Celo', '/what-is-celo'],
  ['S2.22', 'Build on Celo', '/build'],
  ['S2.23', 'Tooling', '/developer'],
  ['S2.24', 'Celo L2', '/cel2'],
] as const

/** From a page two levels down, where a relative URL would lead somewhere else. */
async function followTopLink(page: Page, number: (typeof topLinks)[number][0]) {
  const [, name, path] = topLinks.find(([row]) => row === number)!
  await page.goto('/cli/help')
  await hydrated(page)
  await main(page).getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`^${process.env.SITE}${path}/?$`))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
  await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true')
}

test('S2.21 What is Celo leads to /what-is-celo', ({ page }) => followTopLink(page, 'S2.21'))
test('S2.22 Build on Celo leads to /build', ({ page }) => followTopLink(page, 'S2.22'))
test('S2.23 Tooling leads to /developer', ({ page }) => followTopLink(page, 'S2.23'))
test('S2.24 Celo L2 leads to /cel2', ({ page }) => followTopLink(page, 'S2.24'))

/** Opens a menu in the header. */
async function openMenu(page: Page, label: string) {
  await page.goto('/')
  await hydrated(page)
  const menu = page
    .getByRole('banner')
    .locator('details')
    .filter({ has: page.getByText(label, { exact: true }) })
  await menu.locator('summary', { hasText: label }).click()
  return menu.getByRole('link')
}

test('S2.25 More links to three external sites', async ({ page }) => {
  const links = await openMenu(page, 'More')
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', /^https:\/\/(celo\.org|discord\.com|chat\.celo\.org)/)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

/** A summary by its label or its words. */
const named = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true }))

test('S2.26 the language menu asks for help with translations', async ({ page }) => {
  const links = await openMenu(page, 'English')
  await expect(links.filter({ hasText: 'Help us translate' })).toHaveAttribute('href', /^https:/)
})

test('S2.26 the current language links to the same page', async ({ page }) => {
  await page.goto('/cli/help')
  await hydrated(page)
  await page.getByRole('banner').locator('summary', { hasText: 'English' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/cli\/help$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('S2.26 the language entry can be reached at every width', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const entry = page.getByRole('banner').getByRole('link', { name: 'Help us translate' })
  for (const width of [320, 390, 996, 997, 1024, 1140, 1141, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const name = width > 996 ? 'English' : 'Toggle navigation bar'
    await page.getByRole('banner').locator('summary:visible').and(named(page, name)).click()
    await expect(entry.and(page.locator(':visible')), `${width} px`).toHaveCount(1)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
  }
})

test('S2.27 Support leads to the forum and to the feedback form', async ({ page }) => {
  const links = await openMenu(page, 'Support')
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveAttribute('href', /forum\.celo\.org/)
  await expect(links.last()).toHaveAttribute('href', /github\.com\/.*\/issues\/new/)
})

test('S2.28 an icon on the right leads to GitHub', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: /^GitHub/ })
  await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\/celo-org/)
  await expect(link.locator('svg')).toBeVisible()
  await expect(link.locator('use')).toHaveAttribute('href', '#icon-github')
  await expect(page.locator('symbol#icon-github path')).toHaveCount(1)
  expect((await link.boundingBox())!.x).toBeGreaterThan(640)
})

test('S2.29 pages of a sidebar have breadcrumbs', async ({ page }) => {
  expect(docsData().breadcrumbs).toBe(true)
  await page.goto('/developer/viem')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(crumbs.getByText('Libraries & SDKs')).toBeVisible()
  await expect(crumbs.getByText('viem')).toHaveCount(0) // followed by the page's own title
})

test('S2.30 the table of contents has headings of levels 2 and 3', async ({ page }) => {
  await page.goto(kitchenSink('/'))
  const links = page.getByRole('navigation', { name: 'On this page', exact: true }).getByRole('link')
  await expect(links).toHaveText(['First', 'Below first', 'Second'])
  await expect(page.getByRole('heading', { level: 4, name: 'Too deep for the contents list' })).toBeVisible()
})

test("S2.30 the glossary's table of contents has its letters and their entries", async ({ page }) => {
  await page.goto('/glossary')
  await hydrated(page)
  const list = page.getByRole('navigation', { name: 'On this page', exact: true })
  const headings = page.locator('article :is(h2, h3)')
  expect(await headings.count()).toBeGreaterThan(200)
  await expect(list.locator('a')).toHaveCount(await headings.count())
  const entry = list.getByRole('link', { name: 'Account', exact: true })
  await expect(entry).toBeHidden()
  await page.locator('h3#account').evaluate((heading) => heading.scrollIntoView())
  await expect(entry).toBeVisible()
  await entry.click()
  await expect(page).toHaveURL(/#account$/)
})

/** Links in a footer column: text and URL. */
async function footerLinks(page: Page, title: string) {
  await page.goto('/')
  const column = page.getByRole('contentinfo').locator('div:has(> h2)').filter({ hasText: title })
  return column
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`))
}

test('S2.31 footer column Docs: home and repository', async ({ page }) => {
  expect(await footerLinks(page, 'Docs')).toEqual([
    'Home /',
    expect.stringMatching(/GitHub https:\/\/github/),
  ])
})

test('S2.32 footer column Community: eight links', async ({ page }) => {
  expect(await footerLinks(page, 'Community')).toEqual([
    'Contributors /what-is-celo/joining-celo',
    expect.stringMatching(/^Forum https:/),
    expect.stringMatching(/^Discord https:/),
    expect.stringMatching(/^X https:/),
    expect.stringMatching(/^Reddit https:/),
    expect.stringMatching(/Mailing List https:/),
    expect.stringMatching(/Calendar https:/),
    expect.stringMatching(/Calendar https:/),
  ])
})

test('S2.33 Contributors leads to a page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contributors' }).click()
  await expect(page).toHaveURL(/\/what-is-celo\/joining-celo\/?$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
})

test('S2.34 footer column Ecosystem: foundation, blog, communities, careers', async ({ page }) => {
  expect(await footerLinks(page, 'Ecosystem')).toEqual([
    expect.stringMatching(/^Celo Foundation https:/),
    expect.stringMatching(/Blog https:/),
    expect.stringMatching(/^The Celo https:/),
    expect.stringMatching(/^Celo Hub https:/),
    expect.stringMatching(/^Careers https:/),
  ])
})

test('S2.35 the footer ends with the copyright line', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2025, Celo Foundation')
})

test('S2.36 docs pages share one layout', async ({ page }) => {
  for (const path of ['/build', '/cli/help', '/network/mainnet', '/what-is-celo']) {
    await page.goto(path)
    await expect(page.locator('main#main article')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Docs pages' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

const sidebars = {
  whatisCeloSidebar: '/what-is-celo/',
  buildOnCeloSidebar: '/build/',
  toolingSidebar: '/developer/',
  celoL2Sidebar: '/cel2/',
}

test('S2.37 each page belongs to one of four sidebars, or to none', () => {
  const known: (string | undefined)[] = [...Object.keys(sidebars), undefined]
  expect(currentVersion().docs.filter(({ sidebar }) => !known.includes(sidebar))).toEqual([])
})

test('S2.38 the sidebars have the specified IDs', () => {
  expect(Object.keys(currentVersion().sidebars).sort()).toEqual(Object.keys(sidebars).sort())
})

test('S2.39 each sidebar leads to its overview', () => {
  const links = Object.entries(currentVersion().sidebars).map(([id, { link }]) => [id, link.path])
  expect(Object.fromEntries(links)).toEqual(sidebars)
})
