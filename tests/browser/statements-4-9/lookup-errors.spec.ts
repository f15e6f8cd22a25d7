import type { Page } from '@playwright/test'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

/** A hook's message if its provider, plugin or target is missing. */
async function said(page: Page, id: string) {
  await page.goto(kitchenSink('/providers'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Use them' }).click()
  return page.getByTestId(id)
}

test.beforeEach(({ allowed }) => {
  // React reports what the boundaries caught.
  allowed.push('DocsVersionProvider', 'RouteContextProvider', 'docs plugin', 'any sidebar', 'any doc')
})

test('S8.16 a sidebar that does not exist is named', async ({ page }) => {
  await expect(await said(page, 'sidebar')).toContainText('Can\'t find any sidebar with id "nopeSidebar"')
})

test("S8.16 an existing sidebar is found, and listed if another isn't", async ({ page }) => {
  await expect(await said(page, 'known-sidebar')).toHaveText('/')
  await expect(page.getByTestId('sidebar')).toContainText('whatisCeloSidebar')
})

test('S8.17 a page that does not exist is named', async ({ page }) => {
  await expect(await said(page, 'doc')).toContainText('Couldn\'t find any doc with id "nope"')
})

test('S8.17 a page that exists is looked up at build time, and the browser says so', async ({ page }) => {
  await expect(await said(page, 'known-doc')).toContainText(
    'Couldn\'t find any doc with id "blocks": the browser has no list of docs',
  )
})

test("S8.17 a draft isn't an error, but isn't a page either", async ({ page }) => {
  await expect(await said(page, 'draft')).toHaveText('null')
})

test('S8.18 a missing version names its provider', async ({ page }) => {
  await expect(await said(page, 'version')).toContainText('is called outside the <DocsVersionProvider>.')
})

test('S8.19 a missing route names its provider', async ({ page }) => {
  await expect(await said(page, 'route')).toHaveText(
    'Hook useRouteContext is called outside the <RouteContextProvider>.',
  )
})

test('S8.20 a missing plugin is named', async ({ page }) => {
  const text = await said(page, 'plugin')
  await expect(text).toContainText('You are using a feature of the Docusaurus docs plugin')
  await expect(text).toContainText(
    'Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "nope".',
  )
})
