import fs from 'node:fs'
import { readSitemap } from '../../../postbuild/steps/sitemap/read-sitemap'
import { generatedText } from '../../support/generated'
import { expect, hydrated, test } from '../../support/test'

const samples = ['/', '/developer/viem', '/nope/x']
/** The browser's message about the last of them. */
const notFoundStatus = '404 (Not Found)'

/** The built site's pages, from its sitemap. */
function mappedPaths(): string[] {
  return readSitemap(fs.readFileSync('build/sitemap.xml', 'utf8')).map(({ url }) => new URL(url).pathname)
}

test('S1.1 every page is a static file', () => {
  const paths = mappedPaths()
  expect(paths.length).toBeGreaterThan(30)
  const missing = paths.filter((path) => !['', '/index.html'].some((end) => isFile(`build${path}${end}`)))
  expect(missing).toEqual([])
})

const isFile = (name: string) => fs.existsSync(name) && fs.statSync(name).isFile()

test('S1.2 the site is called Celo Documentation', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Celo Documentation/)
})

test('S1.3 the tagline is the specified one, and the landing page shows it', async ({ page }) => {
  const tagline = 'Documentation for the Celo platform.'
  expect(generatedText('docusaurus.config.mjs')).toContain(`"tagline": "${tagline}"`)
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText(tagline)
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveAttribute('content', /^Documentation for the Celo platform/)
})

test("S1.4 reading sends nothing and doesn't require an account", async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  for (const path of mappedPaths()
    .filter((_, index) => index % 5 === 0)
    .slice(0, 10)) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('input[type=password]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^(sign|log) ?in$/i })).toHaveCount(0)
  }
  expect(sent).toEqual([])
})

test('S1.5 English is the only locale', () => {
  const { defaultLocale, locales } = JSON.parse(generatedText('i18n.json')) as {
    defaultLocale: string
    locales: string[]
  }
  expect({ defaultLocale, locales }).toEqual({ defaultLocale: 'en', locales: ['en'] })
  expect(fs.existsSync('build/en')).toBe(false)
})

test('S1.6 pages are written from left to right', async ({ page, allowed }) => {
  allowed.push(notFoundStatus)
  for (const path of samples) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  }
})

test.describe('on a system set to light', () => {
  test.use({ colorScheme: 'light' })
  test('S1.7 the default color mode is dark', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })
})

test('S1.8 the copyright year is 2025', async ({ page }) => {
  await page.goto('/')
  const text = await page.getByRole('contentinfo').innerText()
  expect(text.match(/\b(19|20)\d\d\b/g)).toEqual(['2025'])
})

test('S1.9 every page has the search control in its header', async ({ page, allowed }) => {
  allowed.push(notFoundStatus)
  for (const path of samples) {
    await page.goto(path)
    await expect(page.getByRole('banner').locator('[data-search]')).toBeVisible()
  }
})

test('S1.11 every page has the announcement', async ({ page, allowed }) => {
  allowed.push(notFoundStatus)
  for (const path of samples) {
    await page.goto(path)
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible()
  }
})

test('S1.12 the showcase lists apps', async ({ page }) => {
  await page.goto('/showcase')
  expect(await page.locator('.site h3').count()).toBeGreaterThan(50)
})

test('S1.13 the tutorials have a list', async ({ page }) => {
  await page.goto('/showcase#tutorials')
  await expect(page.getByRole('heading', { name: 'Tutorials', exact: true })).toBeVisible()
  expect(await page.locator('.tutorial h3 a').count()).toBeGreaterThan(0)
})

test('S1.14 each home page has a heading', async ({ page }) => {
  for (const path of ['/', '/home']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('S1.15 the announcement has the ID request_tokens', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('request_tokens')
})

test('S1.16 the announcement cannot be closed', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('complementary', { name: 'Announcement' }).getByRole('button')).toHaveCount(0)
})

test('S1.17 the announcement says that a hardfork is coming', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await expect(bar).toContainText(/hardfork is coming/i)
  await expect(bar, "a past hardfork isn't announced as upcoming").not.toContainText(
    /Ice Cream|Isthmus|Jello/i,
  )
})

test('on a phone too, the announcement shows its whole text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await expect(bar).toHaveText(
    'A hardfork is coming: keep your node ready. See the EigenDA v2 upgrade and later notices',
  )
  const countClipped = () =>
    bar.evaluate((element) => {
      const all = [element, ...element.querySelectorAll('*')]
      return all.filter((each) => getComputedStyle(each).clipPath !== 'none').length
    })
  expect(await countClipped()).toBe(0)
  await bar.getByRole('link').evaluate((link) => link.style.setProperty('clip-path', 'inset(50%)'))
  expect(await countClipped(), 'control: a hidden part is found').toBe(1)
})

test('S1.18 the announcement leads to its notice', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('complementary', { name: 'Announcement' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/cel2\/notices\/eigenda-v2-upgrade$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/EigenDA/i)
})

const areas = [
  { overview: '/build', link: /quickstart/i },
  { overview: '/developer', link: /viem/i },
  { overview: '/cel2', link: /run(ning)? a .*node/i },
  { overview: '/what-is-celo', link: /gas fees/i },
]

test('S1.22 each area of the docs can be opened from its sidebar', async ({ page }) => {
  test.setTimeout(240_000) // four areas with many groups
  for (const { overview, link } of areas) {
    await page.goto(overview)
    await hydrated(page)
    const sidebar = page.getByRole('navigation', { name: 'Docs pages' })
    for (const name of await sidebar.locator('a[data-branch]').allInnerTexts()) {
      await sidebar.getByRole('link', { name, exact: true }).first().click()
      await expect(sidebar.locator('summary', { hasText: name }).first()).toBeVisible()
    }
    await sidebar.getByRole('link', { name: link }).first().click()
    await expect(page).not.toHaveURL(new RegExp(`${overview}/?$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
