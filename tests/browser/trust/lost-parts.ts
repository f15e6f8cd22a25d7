import type { Page } from '@playwright/test'
import { breakRequests, countLoads, type Fault } from '../../support/broken-requests'
import { openWithPausedClock } from '../../support/paused-clock'
import { expect, hydrated, kitchenSink, startApplication } from '../../support/test'

export const APPLICATION = /\/assets\/js\/main\./
export const PARTS = /\/assets\/js\/(?!main\.|runtime)/
/** Time until a navigation that hangs becomes a full load, in ms. */
const LIMIT = 10_000
/** Extra time for a busy machine, in ms. */
const ACTED_WITHIN = 15_000
/** Time that an application has to start before the page counts as lost, in ms by the page's clock. */
const STARTS_WITHIN = 10_000
/** What a busy machine may take until a notice appears, in ms. */
const TIMEOUT_MS = 15_000

/** The browser's and the router's messages about lost parts; an uncaught error would be a page error. */
export const SAID =
  /^console: (Failed to load resource|Refused to execute|.*Loading (CSS )?chunk|.*did not arrive|.*(Error|timed out))/

export const notice = (page: Page) => page.getByRole('alert')
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** A link by its name, the requests that fail, how they fail, and how long to wait in ms. */
type Lost = { name: string; pattern: RegExp; fault: Fault; within?: number }

/** The page is readable as sent. */
export async function expectReadable(page: Page, name: string, within = TIMEOUT_MS) {
  await expect(title(page, name)).toBeVisible({ timeout: within })
}

/** Lets the time pass that parts have, by the page's clock, which the test has taken over. */
export const endPatience = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(STARTS_WITHIN)
    await expect(notice(page)).toHaveCount(1, { timeout: 1000 })
  }).toPass()

/** Opens a page whose parts fail. Those that hang get no more time than they have. */
export async function openBroken(page: Page, address: string, { pattern, fault }: Omit<Lost, 'name'>) {
  const fix = await breakRequests(page, pattern, fault)
  if (fault === 'hanging') await page.clock.install()
  await page.goto(address)
  await startApplication(page)
  if (fault === 'hanging') await endPatience(page)
  return fix
}

/** One visible notice with a way to try again. */
export async function expectNotice(page: Page, within = TIMEOUT_MS) {
  await expect(notice(page)).toHaveText('A part of this page did not load. Retry', { timeout: within })
  await expect(notice(page)).toHaveCount(1)
  await expect(notice(page)).toBeInViewport({ timeout: within })
}

/** Once the server responds again, Retry loads the whole page. */
export async function expectRetry(page: Page, fix: () => void, within = TIMEOUT_MS) {
  await expectNotice(page, within)
  fix()
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(notice(page)).toHaveCount(0, { timeout: within })
  await hydrated(page)
  await expect(notice(page)).toHaveCount(0)
}

/** Adds two islands to the current page and starts them. */
export async function startIslands(page: Page) {
  await page.evaluate(() => {
    const island = document.createElement('div')
    island.dataset.island = 'RewardsCalculator'
    document.querySelector('main')!.append(island, island.cloneNode())
  })
  // Islands start with their page, and a change of the anchor looks for new ones.
  await page.evaluate(() => window.location.assign('#again'))
}

/** Makes fetch timeouts follow the page's clock as timers do, so a busy machine doesn't matter. */
const endFetchesByClock = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), delay)
      return controller.signal
    }
  })

/**
 * Follows a link whose page doesn't load, and expects a full load within the limit, by the page's clock.
 * Out: the documents loaded so far, and a function that fixes the requests.
 */
export async function expectFullLoad(page: Page, { name, pattern, fault, within = ACTED_WITHIN }: Lost) {
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
    .poll(() => isLoading, { message: `a full load within ${LIMIT} ms`, timeout: within })
    .toBe(true)
  await page.clock.resume()
  return { loads, fix }
}
