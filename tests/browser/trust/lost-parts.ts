import type { Page } from '@playwright/test'
import { breakRequests, countLoads, type Fault } from '../../support/broken-requests'
import { openWithPausedClock } from '../../support/paused-clock'
import { expect, hydrated, kitchenSink } from '../../support/test'

export const APPLICATION = /\/assets\/js\/main\./
export const PARTS = /\/assets\/js\/(?!main\.|runtime)/
/** After which a navigation that hangs has become a full load, in ms. */
const LIMIT = 10_000
/** What a busy machine takes to act on it, in ms. */
const ACTED_WITHIN = 5000
/** A notice comes after the 10 s that an application may take to start, and the 3 s that the server has to answer. */
const PATIENCE = 16_000

/** What the browser and the router say of parts that are lost; an uncaught error would be a page error. */
export const SAID =
  /^console: (Failed to load resource|Refused to execute|.*Loading (CSS )?chunk|.*did not arrive|.*(Error|timed out))/

export const notice = (page: Page) => page.getByRole('alert')
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The page can be read, as it was sent. */
export async function expectReadable(page: Page, name: string, within = PATIENCE) {
  await expect(title(page, name)).toBeVisible({ timeout: within })
}

/** One notice, in sight, with a way to try again. */
export async function expectNotice(page: Page, within = PATIENCE) {
  await expect(notice(page)).toHaveText('A part of this page did not load. Retry', { timeout: within })
  await expect(notice(page)).toHaveCount(1)
  await expect(notice(page)).toBeInViewport({ timeout: within })
}

/** Once the server answers again, Retry brings the whole page. */
export async function expectRetry(page: Page, fix: () => void, within = PATIENCE) {
  await expectNotice(page, within)
  fix()
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(notice(page)).toHaveCount(0, { timeout: within })
  await hydrated(page)
  await expect(notice(page)).toHaveCount(0)
}

/** Puts two islands into the page that is there, and has them started. */
export async function startIslands(page: Page) {
  await page.evaluate(() => {
    const island = document.createElement('div')
    island.dataset.island = 'RewardsCalculator'
    document.querySelector('main')!.append(island, island.cloneNode())
  })
  // Islands start with the page they are on; a change of its anchor looks for them again.
  await page.evaluate(() => window.location.assign('#again'))
}

/** Makes a fetch that ends after a time follow the page's clock, as timers do: how busy the machine is does not count. */
const endFetchesByClock = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), delay)
      return controller.signal
    }
  })

/**
 * Follows a link whose page does not come, and expects a full load within the limit, by the page's clock.
 * Out: the documents loaded so far, and what fixes the requests.
 */
export async function expectFullLoad(page: Page, name: string, pattern: RegExp, fault: Fault) {
  const loads = countLoads(page)
  await endFetchesByClock(page)
  await openWithPausedClock(page, kitchenSink('/'))
  const fix = await breakRequests(page, pattern, fault)
  const wanted = page.waitForRequest(pattern)
  let isLoading = false
  page.on('request', (request) => (isLoading ||= request.isNavigationRequest()))
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await wanted
  await page.clock.runFor(LIMIT)
  await expect
    .poll(() => isLoading, { message: `a full load within ${LIMIT} ms`, timeout: ACTED_WITHIN })
    .toBe(true)
  await page.clock.resume()
  return { loads, fix }
}
