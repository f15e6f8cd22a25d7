import type { Page } from '@playwright/test'
import { expect, hydrated } from '../../support/test'

/** The parts of a sample's editor. */
export function findEditor(page: Page, title: string) {
  const editor = page.getByRole('group', { name: `Editor for ${title}` })
  const button = (name: string) => editor.getByRole('button', { name, exact: true })
  return {
    editor,
    edit: page.getByRole('button', { name: `Edit ${title}`, exact: true }),
    code: editor.getByRole('textbox', { name: `Code of ${title}` }),
    tab: (name: string) => editor.getByRole('tab', { name, exact: true }),
    files: editor.locator('textarea'),
    run: button('Run'),
    stop: button('Stop'),
    reset: button('Reset'),
    close: button('Close'),
    copy: button('Copy'),
    answer: editor.getByRole('status'),
    output: editor.locator('.answer-text'),
    endpoint: editor.getByRole('textbox', { name: 'Endpoint (empty for the public one)' }),
    account: editor.locator('.editor-account'),
  }
}

/** Opens a page, and the editor of a sample on it. */
export async function visitEditor(page: Page, address: string, title: string) {
  await page.goto(address)
  await hydrated(page)
  const found = findEditor(page, title)
  await found.edit.click()
  await expect(found.code).toBeFocused()
  return found
}
