import type { Page } from '@playwright/test'
import { hydrated } from './test'

type Connection = { effectiveType: '4g' | '3g' | '2g' | 'slow-2g'; saveData: boolean }

/** Sets what the browser reports about the connection, on every page opened from now on. */
export async function pretendConnection(page: Page, connection: Connection) {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value, configurable: true })
  }, connection)
}

/** On a slow connection, the application may wait until the reader does something, such as pressing a key. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift')
  await hydrated(page)
}
