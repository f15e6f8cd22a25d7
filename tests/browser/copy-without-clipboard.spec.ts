import { expect, hydrated, test } from '../support/test'
import { visitEditor } from './sample-editor/open-editor'

// As over plain HTTP from another machine.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })),
)

test('a copy button explains what to do if the page has no access to the clipboard', async ({ page }) => {
  await page.goto('/developer/viem')
  await hydrated(page)
  const button = page.locator('button[data-copy-code]').first()
  await button.click()
  await expect(button).toHaveAccessibleName('Not copied. Select the text instead')
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element, '::after').content))
    .toContain('Select the text instead')
  await page.locator('.copy-page').click()
  await expect(page.locator('.copy-page')).toHaveText('Not copied: open the Markdown')
})

test("a sample's editor explains it too", async ({ page }) => {
  const { copy, editor } = await visitEditor(page, '/developer/viem', 'read.ts')
  await copy.click()
  await expect(editor.getByRole('button', { name: 'Not copied. Select the text instead' })).toBeVisible()
})
