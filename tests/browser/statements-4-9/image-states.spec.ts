import type { Page } from '@playwright/test'
import { pretendConnection, wake } from '../../support/connection'
import { holdRequests } from '../../support/held-requests'
import { expect, kitchenSink, test } from '../../support/test'

const FILES = '**/assets/ideal-img/**'
const frame = (page: Page) => page.locator('.ideal-image')
const message = (page: Page) => frame(page).getByRole('status')
const picture = (page: Page) => frame(page).getByRole('img', { name: 'Tiles and circles' })

async function open(page: Page) {
  await page.goto(kitchenSink('/images'), { waitUntil: 'domcontentloaded' })
  await wake(page)
}

async function expectLoaded(page: Page) {
  await expect(frame(page).locator('.image-state')).toHaveCount(0)
  await expect
    .poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
}

test('S4.38, S8.7 an image that is loading says Loading...', async ({ page }) => {
  const files = await holdRequests(page, FILES)
  await open(page)
  await expect(message(page)).toHaveText('Loading...')
  files.release()
  await expectLoaded(page)
})

for (const effectiveType of ['slow-2g', '2g', '3g'] as const) {
  test(`S4.39, S8.8 on ${effectiveType} an image waits for a click`, async ({ page }) => {
    await pretendConnection(page, { effectiveType, saveData: false })
    await open(page)
    await expect(picture(page)).toHaveCount(0)
    await frame(page).getByRole('button', { name: 'Click to load (84 KB)', exact: true }).click()
    await expectLoaded(page)
  })
}

test('S8.8 if the size is unknown, the text leaves it out', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '2g', saveData: false })
  await page.goto(kitchenSink('/photo'))
  await wake(page)
  await expect(frame(page).getByRole('button', { name: 'Click to load', exact: true })).toBeVisible()
})

test("S4.40, S8.9 an image that hasn't loaded says that the browser is offline", async ({
  page,
  context,
}) => {
  const files = await holdRequests(page, FILES)
  await open(page)
  await expect(message(page)).toHaveText('Loading...')
  await context.setOffline(true)
  await expect(message(page)).toHaveText('Your browser is offline. Image not loaded')
  await context.setOffline(false)
  files.release()
  await expectLoaded(page)
})

test("S4.41, S8.10 an image that doesn't exist on the server says so", async ({ page, allowed }) => {
  allowed.push('Failed to load resource') // the answer below
  await page.route(FILES, (route) => route.fulfill({ status: 404 }))
  await open(page)
  await expect(message(page)).toHaveText('404. Image not found')
})

test('S4.42, S8.11 an image that failed to load loads again on a click', async ({ page, allowed }) => {
  allowed.push('Failed to load resource') // the answer below
  await page.route(FILES, (route) => route.fulfill({ status: 500 }))
  await open(page)
  const again = frame(page).getByRole('button', { name: 'Error. Click to reload', exact: true })
  await expect(again).toBeVisible()
  await page.unroute(FILES)
  await again.click()
  await expectLoaded(page)
})
