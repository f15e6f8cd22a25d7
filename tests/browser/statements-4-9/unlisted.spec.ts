import type { Page } from '@playwright/test'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

const links = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link')

test('S4.35 the sidebar shows an unlisted page only to those who are on it', async ({ page }) => {
  await page.goto(kitchenSink('/images'))
  await hydrated(page)
  await expect(links(page).filter({ hasText: 'Images' })).toBeVisible()
  await expect(links(page).filter({ hasText: 'Unlisted' })).toHaveCount(0)
  await page.goto(kitchenSink('/unlisted'))
  await hydrated(page)
  await expect(links(page).filter({ hasText: 'Unlisted' })).toHaveAttribute('aria-current', 'page')
})
