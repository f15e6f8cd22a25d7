import type { Page } from '@playwright/test'
import { expect, hydrated } from '../../support/test'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const field = (page: Page) => dialog(page).getByRole('combobox')
export const hits = (page: Page) => dialog(page).getByRole('treeitem')

/** Opens the dialog on a page, as a reader with a keyboard would. */
export async function openSearch(page: Page, address = '/') {
  await page.goto(address)
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

/** Types a query and waits for its hits. Recent searches look like hits too, but have no link to all results. */
export async function find(page: Page, query: string) {
  await field(page).fill(query)
  await expect(dialog(page).getByText(/^See all/)).toBeVisible()
  await expect(hits(page).first()).toBeVisible()
}
