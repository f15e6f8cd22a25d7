import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/held-requests'
import { openWithPausedClock } from '../../support/paused-clock'
import { expect, kitchenSink, test } from '../../support/test'

const progress = (page: Page) => page.locator('#nprogress')
const bar = (page: Page) => progress(page).locator('.progress')
const position = (page: Page) => bar(page).evaluate((element) => element.style.transform)

/** Follows a link to a page that doesn't load; the clock stops at the click. */
async function leaveForSlowPage(page: Page) {
  await openWithPausedClock(page, kitchenSink('/'))
  const next = await holdRequests(page)
  await page.getByRole('link', { name: 'blocks', exact: true }).click()
  await next.wanted
  return next
}

test('S4.22, S9.16 the bar starts 200 ms after a change to another path', async ({ page }) => {
  await leaveForSlowPage(page)
  await page.clock.runFor(199)
  await expect(progress(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar(page)).toBeVisible()
})

test('S4.22 no bar for a page that loads faster', async ({ page }) => {
  const next = await leaveForSlowPage(page)
  await page.clock.runFor(100)
  next.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  await page.clock.runFor(5000)
  await expect(progress(page)).toHaveCount(0)
})

test('S4.22 no bar for a change of query or anchor on the same path', async ({ page }) => {
  await openWithPausedClock(page, kitchenSink('/'))
  await page.getByRole('link', { name: 'this page with a query' }).click()
  await page.clock.runFor(5000)
  await expect(progress(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Second' }).click()
  await expect(page).toHaveURL(/#second$/)
  await page.clock.runFor(5000)
  await expect(progress(page)).toHaveCount(0)
})

test('S4.23 the bar finishes when the page has changed', async ({ page }) => {
  const next = await leaveForSlowPage(page)
  await page.clock.runFor(200)
  await expect(bar(page)).toBeVisible()
  next.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  await page.clock.runFor(200)
  expect(await position(page)).toBe('translate3d(0%, 0px, 0px)')
  await page.clock.runFor(400)
  await expect(progress(page)).toHaveCount(0)
})

test('S4.24 the bar has no spinner', async ({ page }) => {
  await leaveForSlowPage(page)
  await page.clock.runFor(200)
  await expect(bar(page)).toBeVisible()
  await expect(progress(page).locator('.spinner, [role="spinner"]')).toHaveCount(0)
})

test('S9.18, S9.19 the bar starts at 0.08 and moves within 200 ms', async ({ page }) => {
  await leaveForSlowPage(page)
  await page.clock.runFor(200)
  expect(await position(page)).toBe('translate3d(-92%, 0px, 0px)')
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s')
})

test('S9.20 the bar advances every 800 ms', async ({ page }) => {
  await leaveForSlowPage(page)
  await page.clock.runFor(200)
  const first = await position(page)
  await page.clock.runFor(799)
  expect(await position(page)).toBe(first)
  await page.clock.runFor(1)
  expect(await position(page)).not.toBe(first)
})
