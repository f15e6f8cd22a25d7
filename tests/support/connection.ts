import type { Page } from '@playwright/test'
import { hydrated } from './test'

type Connection = { effectiveType: '4g' | '3g' | '2g' | 'slow-2g'; saveData: boolean }

/** What the browser says of the reader's connection, on every page opened from now on. */
export async function pretendConnection(page: Page, connection: Connection) {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value, configurable: true })
  }, connection)
}

/** On a slow connection the application may wait for the reader to act: any key will do. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift')
  await hydrated(page)
}
