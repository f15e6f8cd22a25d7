import type { Page } from '@playwright/test'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

const links = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link')

test('S4.35 the sidebar shows an unlisted page only on that page', async ({ page }) => {
  await page.goto(kitchenSink('/images'))
  await hydrated(page)
  await expect(links(page).filter({ hasText: 'Images' })).toBeVisible()
  await expect(links(page).filter({ hasText: 'Unlisted' })).toHaveCount(0)
  await page.goto(kitchenSink('/unlisted'))
  await hydrated(page)
  await expect(links(page).filter({ hasText: 'Unlisted' })).toHaveAttribute('aria-current', 'page')
})

test("S4.35 a group's unlisted page is linked only on that page", async ({ page }) => {
  await page.goto(kitchenSink('/headings'))
  await hydrated(page)
  await expect(links(page).filter({ hasText: 'Third group' })).toHaveAttribute('href', '/group-page')
  await page.goto(kitchenSink('/group-page'))
  await hydrated(page)
  await expect(links(page).filter({ hasText: 'Page of a group' })).toHaveAttribute('aria-current', 'page')
  await expect(links(page).filter({ hasText: 'Overview' })).toHaveCount(0)
  await page.goto(kitchenSink('/unlisted-group'))
  await hydrated(page)
  await expect(links(page).filter({ hasText: 'Overview' })).toHaveAttribute('aria-current', 'page')
})

test('S4.35 an unlisted page tells search engines so, before and after the application starts', async ({
  page,
}) => {
  const robots = page.locator('meta[name=robots]')
  await page.goto(kitchenSink('/unlisted'))
  await expect(robots).toHaveAttribute('content', 'noindex, nofollow')
  await hydrated(page)
  await expect(robots).toHaveAttribute('content', 'noindex, nofollow')
  await links(page).filter({ hasText: 'Images' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Images' })).toBeVisible()
  await expect(robots).toHaveCount(0)
  await page.goBack()
  await expect(robots).toHaveAttribute('content', 'noindex, nofollow')
})
