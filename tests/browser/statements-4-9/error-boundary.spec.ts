import { expect, hydrated, kitchenSink, test } from '../../support/test'

test('S4.30, S8.12 a page that throws an error is replaced by the crash page', async ({ page, allowed }) => {
  allowed.push('boom') // React reports what the boundary caught
  await page.goto(kitchenSink('/crash'))
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Crash', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Crash now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Celo Docs' })).toBeVisible()
})

test('S4.31 Try again clears the error', async ({ page, allowed }) => {
  allowed.push('only once') // React reports what the boundary caught
  await page.goto(kitchenSink('/crash-once'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Crash now' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Crash once' })).toBeVisible()
  await page.getByRole('button', { name: 'Crash now' }).click()
  await expect(page.getByText('Recovered')).toBeVisible()
})
