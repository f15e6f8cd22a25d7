import type { Page } from '@playwright/test'
import { FIRST_FILES } from '../../../src/search/client/dialog-request'
import { expect, hydrated, test } from '../../support/test'
import { dialog, field, find, hits, openSearch } from './open-search'

type Painted = Window & { painted?: number }

/** Records when the first hit in a list is painted, by the page's own clock. */
const watchFirstPaint = (page: Page, hit: string) =>
  page.evaluate((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      requestAnimationFrame(() => ((window as Painted).painted = performance.now()))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }, hit)

/** Text files requested before and after the first hit was painted. */
const filesOfTexts = (page: Page) =>
  page.evaluate(() => {
    const painted = (window as Painted).painted!
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/search-index\/\w+\/p\d+\.json$/.test(name))
    const before = files.filter(({ startTime }) => startTime < painted).length
    return { before, after: files.length - before }
  })

test("S9.5, S9.7 the dialog shows 20 hits, five per section, and loads what the first answer doesn't need after its paint", async ({
  page,
}) => {
  await openSearch(page)
  await watchFirstPaint(page, '[role=dialog] [role=treeitem]')
  await field(page).fill('celo')
  await expect(hits(page)).toHaveCount(20)
  const { before, after } = await filesOfTexts(page)
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThanOrEqual(FIRST_FILES)
  expect(after, 'control: more files were asked for').toBeGreaterThan(0)
  for (const list of await dialog(page).getByRole('tree').all())
    expect(await list.getByRole('treeitem').count()).toBeLessThanOrEqual(5)
  await expect(hits(page).first(), 'the first hit is still selected').toHaveAttribute('aria-selected', 'true')
})

test('S9.5 the search page shows 20 pages, the first one before the other texts are requested', async ({
  page,
}) => {
  await page.goto('/search')
  await hydrated(page)
  await watchFirstPaint(page, '.results li')
  await page.getByRole('main').getByRole('searchbox').fill('celo')
  await expect(page.locator('.results li')).toHaveCount(20)
  const { before, after } = await filesOfTexts(page)
  expect(before).toBeLessThanOrEqual(FIRST_FILES)
  expect(after, 'control: more files were asked for').toBeGreaterThan(0)
})

test('hits stay in place once the reader has selected one', async ({ page }) => {
  await openSearch(page)
  const held: (() => void)[] = []
  let asked = 0
  await page.route('**/search-index/*/p*.json', async (route) => {
    if (++asked > FIRST_FILES) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await find(page, 'celo')
  const shown = await hits(page).count()
  expect(shown, 'control: more are about to arrive').toBeLessThan(20)
  await page.keyboard.press('ArrowDown')
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const answered = page.waitForResponse(/\/search-index\/\w+\/p\d+\.json$/)
  for (const release of held) release()
  await answered
  await page.waitForLoadState('networkidle')
  await expect(hits(page)).toHaveCount(shown)
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true')
})

test("no three hits from one page come before another page's", async ({ page }) => {
  await openSearch(page)
  for (const query of ['fee currency', 'governance', 'run node']) {
    await find(page, query)
    await expect.poll(() => hits(page).count()).toBeGreaterThan(6)
    const pages = await hits(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    for (const address of new Set(pages))
      expect(pages.filter((one) => one === address).length, `${query}: ${address}`).toBeLessThan(3)
  }
})

for (const query of ['fee currency', 'celo', 'governance'])
  test(`the dialog and the search page show the same count for ${query}`, async ({ page }) => {
    await openSearch(page)
    await find(page, query)
    const said = (
      await dialog(page)
        .getByText(/^See all/)
        .innerText()
    ).match(/\d+/)![0]
    await dialog(page)
      .getByText(/^See all/)
      .click()
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(
      `${said} pages found`,
    )
    expect(Number(said)).toBeGreaterThan(20)
  })
