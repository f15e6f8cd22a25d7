import type { Page } from '@playwright/test'

type Connection = { effectiveType: '4g' | '3g' | '2g' | 'slow-2g'; saveData: boolean }

/** What the browser says of the reader's connection, on every page opened from now on. */
export async function pretendConnection(page: Page, connection: Connection) {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value, configurable: true })
  }, connection)
}
