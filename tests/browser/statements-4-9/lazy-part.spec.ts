import type { Page } from '@playwright/test'
import { openWithPausedClock } from '../../support/paused-clock'
import { expect, kitchenSink, test } from '../../support/test'

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading this page' })
const part = (page: Page) => page.getByText('The lazy part')

async function ask(page: Page, address: string) {
  await openWithPausedClock(page, kitchenSink(address))
  await page.getByRole('button', { name: 'Load the part' }).click()
}

test('S4.27, S9.17 a part that loads slowly shows a spinner after 200 ms', async ({ page }) => {
  await ask(page, '/lazy')
  await page.clock.runFor(199)
  await expect(spinner(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(spinner(page)).toBeVisible()
  await page.clock.runFor(800)
  await expect(part(page)).toBeVisible()
  await expect(spinner(page)).toHaveCount(0)
})

test('S4.28, S8.14 a part that fails to load shows the error, and Retry loads it again', async ({ page }) => {
  await ask(page, '/lazy?fail')
  await page.clock.runFor(1000)
  await expect(page.getByRole('alert')).toContainText('Error: chunk gone')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.clock.runFor(1000)
  await expect(part(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
