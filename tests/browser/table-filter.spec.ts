import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test'

const PAGE = '/developer/errors'
const countRows = (page: Page) => page.locator('.prose > .table tbody tr:visible').count()
const field = (page: Page) => page.getByRole('searchbox', { name: /Paste a message/ })

test('the first error is on the first screen', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(PAGE)
    await expect(page.locator('.prose > .table tbody tr').first()).toBeInViewport({ ratio: 0.5 })
  }
})

test('a pasted message leaves its own row, below its heading', async ({ page }) => {
  await page.goto(PAGE)
  await hydrated(page)
  const all = await countRows(page)
  await field(page).fill('Details: nonce too low: next nonce 12, tx nonce 7\nVersion: viem@2.57.1')
  await expect(page.getByRole('status').first()).toHaveText(`1 of ${all} rows match`)
  expect(await countRows(page)).toBe(1)
  await expect(page.locator('.prose > h2:visible').first()).toContainText('Balance, nonce and gas')
  await expect(page.locator('#fee-currencies')).toBeHidden()
  await field(page).fill('')
  await expect.poll(() => countRows(page)).toBe(all)
})

test('is used with the keyboard, without moving the page', async ({ page }) => {
  await page.goto(PAGE)
  await hydrated(page)
  await field(page).focus()
  const top = () => field(page).evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await page.keyboard.type('there is no such message')
  await expect(page.getByRole('status').first()).toContainText('No row matches')
  expect(await top()).toBe(before)
  await expect(page.getByRole('heading', { name: 'Where other messages are covered' })).toBeVisible()
})

test('text typed before the application starts is applied', async ({ page }) => {
  await page.goto(PAGE)
  await field(page).fill('4902')
  await hydrated(page)
  await expect.poll(() => countRows(page)).toBeLessThan(5)
})

test('a link to another part of the page ends the filter', async ({ page }) => {
  await page.goto(PAGE)
  await hydrated(page)
  await field(page).fill('nonce')
  await expect(page.locator('#wallets')).toBeHidden()
  await page.locator('.doc-rail').getByRole('link', { name: 'Wallets', exact: true }).click()
  await expect(page.locator('#wallets')).toBeInViewport()
  await expect(field(page)).toHaveValue('')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every row is there, and no field', async ({ page }) => {
    await page.goto(PAGE)
    expect(await countRows(page)).toBeGreaterThan(100)
    await expect(page.locator('[data-filter-tables]')).toBeHidden()
  })
})
