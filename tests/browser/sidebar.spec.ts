import fs from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import type { Locator, Page } from '@playwright/test'
import { currentVersion } from '../support/generated'
import { expect, hydrated, test } from '../support/test'

const list = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' })
const branch = (page: Page) => list(page).locator('a[data-branch]').first()
const group = (page: Page, name: string) =>
  list(page)
    .locator('details', { has: page.locator('summary', { hasText: name }) })
    .first()

/** URLs in a built page's sidebar without JavaScript. Only the sidebar is parsed, because that's a tenth of the page. */
function listed(address: string): string[] {
  const html = fs.readFileSync(path.join('build', address, 'index.html'), 'utf8')
  const marked = html.indexOf(' data-sidebar=')
  if (marked === -1) return []
  const sidebar = html.slice(html.lastIndexOf('<', marked), html.indexOf('</nav>', marked))
  const hrefs: string[] = []
  visit(fromHtml(sidebar, { fragment: true }), 'element', ({ tagName, properties }) => {
    if (tagName === 'a') hrefs.push(String(properties.href).replace(/(.)\/$/, '$1'))
  })
  return hrefs.filter((href) => href.startsWith('/'))
}

/** Every page that the sidebars lead to from one page, by links alone. */
function reached(start: string): Set<string> {
  const seen = new Set([start])
  for (const address of seen) for (const next of listed(address)) seen.add(next)
  return seen
}

for (const [id, { link }] of Object.entries(currentVersion().sidebars)) {
  test(`${id}: every page can be reached by links alone`, () => {
    const pages = currentVersion().docs.filter(({ sidebar, unlisted }) => sidebar === id && !unlisted)
    const seen = reached(link.path.replace(/\/$/, ''))
    expect(pages.length).toBeGreaterThan(2)
    expect(
      pages.map((doc) => doc.path.replace(/(.)\/$/, '$1')).filter((address) => !seen.has(address)),
    ).toEqual([])
  })
}

test("control: a page that isn't in any sidebar isn't reached", () => {
  expect(reached('/developer').has('/showcase')).toBe(false)
})

test('a closed group opens in place, and stays open on the next page', async ({ page }) => {
  await page.goto('/cel2')
  await hydrated(page)
  const name = await branch(page).innerText()
  await branch(page).focus()
  await page.keyboard.press('Enter')
  await expect(group(page, name)).toHaveAttribute('open')
  await expect(page).toHaveURL(/\/cel2\/?$/)
  await expect(group(page, name).locator('summary').first()).toBeFocused()
  await expect(list(page).locator('[aria-current]')).toHaveCount(1)
  await list(page)
    .locator(':is(.sidebar-list, .sidebar-list > li > ul) > li > a:not([data-branch], [aria-current])')
    .first()
    .click()
  await expect(page).not.toHaveURL(/\/cel2\/?$/)
  await expect(group(page, name)).toHaveAttribute('open')
})

test('a group opens with its own pages, even if another with the same label was opened before', async ({
  page,
}) => {
  await page.goto('/what-is-celo')
  await hydrated(page)
  const opened = ['/what-is-celo/using-celo/protocol/', '/what-is-celo/about-celo-l1/protocol/pos/']
  for (const [above, address] of [
    ['Using Celo', opened[0]],
    ['About Celo L1', opened[1]],
  ]) {
    await list(page).locator('a[data-branch]', { hasText: above }).click()
    await list(page).locator(`a[data-branch][href="${address}"]`, { hasText: 'Protocol' }).click()
  }
  const groups = list(page).locator('details', {
    has: page.locator(':scope > summary', { hasText: /^Protocol$/ }),
  })
  await expect(groups).toHaveCount(2)
  for (const [at, address] of opened.entries())
    await expect(groups.nth(at).locator(`a[href="${address}"]`)).not.toHaveCount(0)
})

test("a group opened inside the page's group stays open on a page outside of both", async ({ page }) => {
  await page.goto('/wallet/coinbase-wallet')
  await hydrated(page)
  await list(page).locator('a[data-branch]', { hasText: 'Ledger Wallet' }).click()
  const ledger = list(page).locator('details', {
    has: page.locator(':scope > summary', { hasText: 'Ledger Wallet' }),
  })
  await expect(ledger).toHaveAttribute('open')
  await list(page).getByRole('link', { name: 'Network Information' }).click()
  await expect(page).toHaveURL(/\/network\/?$/)
  await expect(ledger).toHaveAttribute('open')
  await expect(group(page, 'Wallets')).toHaveAttribute('open')
  await expect(list(page).locator('[aria-current]')).toHaveText(['Network Information'])
})

test('a group that is only open because it contains the page closes when the reader leaves it', async ({
  page,
}) => {
  await page.goto('/wallet/coinbase-wallet')
  await hydrated(page)
  await list(page).getByRole('link', { name: 'Network Information' }).click()
  await expect(page).toHaveURL(/\/network\/?$/)
  await expect(list(page).locator('a[data-branch]', { hasText: 'Wallets' })).toBeVisible()
})

test("the button that hides the sidebar covers neither the page's entry nor the last one", async ({
  page,
}) => {
  await page.goto('/developer/viem')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Collapse sidebar' })
  const bottom = async (entry: Locator) => {
    const box = await entry.boundingBox()
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
  }
  const top = async () => (await button.boundingBox())?.y ?? Number.NaN
  expect(await bottom(list(page).locator('[aria-current]'))).toBeLessThanOrEqual(await top())
  await page.locator('.sidebar > nav').evaluate((nav) => nav.scrollTo({ top: nav.scrollHeight }))
  expect(await bottom(list(page).locator('a').last())).toBeLessThanOrEqual(await top())
})

test("if its page doesn't load, a closed group links to it", async ({ page, allowed }) => {
  allowed.push('Failed to load resource', 'Failed to fetch')
  await page.goto('/developer')
  await hydrated(page)
  const first = await branch(page).getAttribute('href')
  await page.route('**/page.json', (route) => route.abort())
  await branch(page).click()
  await expect(page).toHaveURL(new RegExp(`${first}/?$`))
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a closed group leads to its first page, where it is open', async ({ page }) => {
    await page.goto('/developer')
    const name = await branch(page).innerText()
    await branch(page).click()
    await expect(group(page, name)).toHaveAttribute('open')
    await expect(list(page).locator('[aria-current]')).toBeVisible()
  })
})

/** The sidebar's labels as shown, and the names of its inner lists for assistive technology. */
const labels = (page: Page) => list(page).locator('.sidebar-list > li > b')

test("labels appear between the entries: each names a list and isn't a link", async ({ page }) => {
  await page.goto('/developer')
  const shown = await labels(page).allInnerTexts()
  expect(shown).toEqual(['Networks', 'Contracts and wallets', 'Chain data', 'Build'])
  for (const name of shown) {
    const inner = list(page).getByRole('list', { name, exact: true })
    await expect(inner.getByRole('listitem').first()).toBeVisible()
    await expect(list(page).getByRole('link', { name, exact: true })).toHaveCount(0)
  }
})

test('the mobile menu also has the labels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/developer')
  await hydrated(page)
  await page.getByLabel('Toggle navigation bar').click()
  await expect(page.getByRole('list', { name: 'Chain data' })).toBeVisible()
})
