import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { sentBytes } from '../support/sent-bytes'
import { pretendConnection, wake } from '../support/connection'
import { expect, hydrated, startApplication, test } from '../support/test'

const saver = (page: Page, state: 'on' | 'off') =>
  page.getByRole('button', { name: `Data saver: ${state}`, exact: true })

/** Pages prefetched by pointing at a link. */
async function fetchedByPointing(page: Page): Promise<string[]> {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/page.json')) fetched.push(request.url())
  })
  const link = page.getByRole('navigation', { name: 'Previous and next pages' }).getByRole('link').last()
  await link.hover()
  await link.focus()
  return fetched
}

test('the switch shows its state and is remembered', async ({ page }) => {
  await page.goto('/developer/viem')
  await hydrated(page)
  await expect(saver(page, 'off')).toBeVisible()
  await saver(page, 'off').click()
  await expect(saver(page, 'on')).toBeVisible()
  await page.reload()
  await expect(saver(page, 'on')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false')
  await wake(page)
  expect(await fetchedByPointing(page)).toEqual([])
})

test('control: without it, pointing at a link prefetches its page', async ({ page }) => {
  await page.goto('/developer/viem')
  await hydrated(page)
  const fetched = await fetchedByPointing(page)
  await expect.poll(() => fetched.length).toBe(1)
})

test('it is on in a browser that saves data, and the reader can turn it off', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: true })
  await page.goto('/developer/viem')
  await expect(saver(page, 'on')).toBeVisible()
  await saver(page, 'on').click() // starts the application, which replays the click
  await expect(saver(page, 'off')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(saver(page, 'off')).toBeVisible()
})

test("the footer shows the page's size, also after a navigation", async ({ page }) => {
  const place = page.locator('[data-page-weight]')
  const weigh = (address: string) => sentBytes(`build${address}/index.html`) / 1000
  const shown = async () => Number(/^This page: (\d+\.\d) KB$/.exec(await place.innerText())?.[1])
  const offBy = async (address: string) => Math.abs((await shown()) - weigh(address))
  await page.goto('/developer/viem')
  expect(await offBy('/developer/viem')).toBeLessThan(0.1)
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Docs pages' }).locator('a:not([data-branch])').first().click()
  await expect(page).not.toHaveURL(/viem/)
  const { pathname } = new URL(page.url())
  expect(fs.existsSync(`build${pathname}/page.json`)).toBe(true)
  // The address changes before the page is drawn.
  await expect.poll(() => offBy(pathname)).toBeLessThan(0.1)
  await page.goto('/developer/viem')
  await hydrated(page)
  await page.locator('footer .brand').click()
  await expect(place).toHaveText('')
})

/** Number of scripts that a page has asked for by the time its browser is idle. */
const scriptsWhenIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestIdleCallback(() => resolve(document.querySelectorAll('script[src]').length))
      }),
  )

test('a page of documentation that is only looked at fetches no script; the pointer or a reload makes it', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url())
  })
  await page.goto('/developer/viem')
  expect(await scriptsWhenIdle(page)).toBe(0)
  expect(fetched).toEqual([])
  await startApplication(page)
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  await page.reload()
  expect(await scriptsWhenIdle(page)).toBeGreaterThan(0)
})

for (const address of ['/', '/search', '/nope']) {
  test(`control: ${address} fetches its scripts without a sign of the reader`, async ({ page, allowed }) => {
    if (address === '/nope') allowed.push('404 (Not Found)') // this page's own status
    await page.goto(address)
    expect(await scriptsWhenIdle(page)).toBeGreaterThan(0)
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is nothing to switch', async ({ page }) => {
    await page.goto('/developer/viem')
    await expect(page.locator('[data-page-weight]')).toHaveText(/KB$/)
    await expect(page.locator('[data-saver-switch]')).toBeHidden()
  })
})
