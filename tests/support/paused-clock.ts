import type { Page } from '@playwright/test'
import { hydrated } from './test'

const AN_HOUR = 3_600_000 // ms; any time after all the timers of an idle page

/** Opens a page, waits until it's idle, and stops its clock, so time only passes with `page.clock.runFor`. */
export async function openWithPausedClock(page: Page, address: string) {
  await page.clock.install({ time: 0 })
  await page.goto(address)
  await hydrated(page)
  await page.clock.pauseAt(AN_HOUR)
}
