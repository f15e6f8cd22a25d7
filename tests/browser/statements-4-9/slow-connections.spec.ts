import type { Page } from '@playwright/test'
import { pretendConnection } from '../../support/connection'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

type Prefetching = { docusaurus: { prefetch: (path: string) => unknown } }

/** Whether the page is willing to fetch another one ahead. */
const prefetches = (page: Page) =>
  page.evaluate(() => (window as unknown as Prefetching).docusaurus.prefetch('/headings') !== false)
const prefetched = (page: Page) => page.locator('link[rel="prefetch"]')

async function open(page: Page) {
  await page.goto(kitchenSink('/'))
  await hydrated(page)
}

test('S4.25 control: a fast connection prefetches the pages of links in sight', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false })
  await open(page)
  await expect(prefetched(page).first()).toBeAttached()
  expect(await prefetches(page)).toBe(true)
})

for (const effectiveType of ['2g', 'slow-2g'] as const) {
  test(`S4.25 ${effectiveType} does not prefetch`, async ({ page }) => {
    await pretendConnection(page, { effectiveType, saveData: false })
    await open(page)
    expect(await prefetches(page)).toBe(false)
    await expect(prefetched(page)).toHaveCount(0)
  })
}

test('S4.26 a reader who saves data does not prefetch', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: true })
  await open(page)
  expect(await prefetches(page)).toBe(false)
  await expect(prefetched(page)).toHaveCount(0)
})
