import type { Page } from '@playwright/test'
import { hydrated } from './test'

const AN_HOUR = 3_600_000 // ms; any time after all timers of a page that stands still

/** Opens a page, lets it come to rest, and stops its clock: from then on time passes by `page.clock.runFor` only. */
export async function openWithPausedClock(page: Page, address: string) {
  await page.clock.install({ time: 0 })
  await page.goto(address)
  await hydrated(page)
  await page.clock.pauseAt(AN_HOUR)
}
