import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from '../../support/test'

/** The parts of a sample that readers can run. */
export function openSample(page: Page, title: string) {
  const figure = page.locator('figure.live', { hasText: title })
  return {
    figure,
    run: figure.getByRole('button', { name: 'Run', exact: true }),
    reset: figure.getByRole('button', { name: 'Reset' }),
    answer: figure.getByRole('status'),
    output: figure.locator('.answer-text'),
    recorded: figure.locator('.output'),
    field: (label: string): Locator => figure.getByRole('textbox', { name: label, exact: true }),
  }
}

/** Opens a page once its application runs, and finds a sample on it. */
export async function visitSample(page: Page, address: string, title: string) {
  await page.goto(address)
  await hydrated(page)
  const sample = openSample(page, title)
  await expect(sample.run).toBeVisible()
  return sample
}
