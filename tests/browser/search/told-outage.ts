import type { Locator, Page, Route } from '@playwright/test'
import { openWithPausedClock } from '../../support/paused-clock'
import { expect } from '../../support/test'
import { dialog, field, hits } from './open-search'

export const faults = ['missing', 'cut short', 'another page', 'failing', 'hanging'] as const
type Fault = (typeof faults)[number]

/** The browser's message about the index that these tests break. */
export const SAID = 'Failed to load resource'
const INDEX = '**/search-index/**'
/** Time limit for reporting an outage, in ms by the page's clock, so a busy machine doesn't matter. */
export const TOLD_WITHIN = 3000
/** What a busy machine may take to draw, in ms. */
const DRAWN_WITHIN = 15_000

/** Breaks the search index from now on. Out: a function that fixes it. */
export async function breakIndex(page: Page, fault: Fault): Promise<() => Promise<void>> {
  const answers: Record<Fault, (route: Route) => unknown> = {
    missing: (route) => route.fulfill({ status: 404, body: 'no' }),
    'cut short': (route) => route.fulfill({ body: '{"stamp":"0123' }),
    'another page': (route) => route.fulfill({ body: '<!doctype html>' }),
    failing: (route) => route.fulfill({ status: 503 }),
    hanging: () => undefined, // never answered
  }
  await page.route(INDEX, (route) => answers[fault](route))
  return () => page.unroute(INDEX)
}

/** Expects both sentences about an outage, in the dialog and in time. */
export async function expectOutage(page: Page, timeout = DRAWN_WITHIN) {
  await page.clock.runFor(TOLD_WITHIN)
  const title = dialog(page).getByText('Unable to fetch results', { exact: true })
  const help = dialog(page).getByText('You might want to check your network connection.', { exact: true })
  await expect(title).toBeVisible({ timeout })
  await expect(help).toBeVisible({ timeout })
}

/** Expects both sentences on the search page, in time. */
export async function expectOutageOnPage(page: Page, timeout = DRAWN_WITHIN) {
  await page.clock.runFor(TOLD_WITHIN)
  const alert = page.getByRole('alert')
  const title = alert.getByRole('heading', { name: 'Unable to fetch results' })
  const help = alert.getByText('You might want to check your network connection.', { exact: true })
  await expect(title).toBeVisible({ timeout })
  await expect(help).toBeVisible({ timeout })
}

/** Expects the query to be answered after one more letter. */
export async function expectRecovery(page: Page, within = DRAWN_WITHIN) {
  await page.clock.resume()
  await field(page).pressSequentially('s')
  await expect(hits(page).first()).toBeVisible({ timeout: within })
  await expect(dialog(page).getByText('Unable to fetch results')).toHaveCount(0)
}

/** Expects the search page's query to be answered after "Try again". */
export async function expectRecoveryOnPage(page: Page, within = DRAWN_WITHIN) {
  await page.clock.resume()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  const results = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  await expect(results.first()).toBeVisible({ timeout: within })
}

/** Expects that after an outage the dialog closes, and the page's theme switch and links work. */
export async function expectRestOfPage(page: Page, within = DRAWN_WITHIN) {
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0, { timeout: within })
  const html = page.locator('html')
  const before = await html.getAttribute('data-theme')
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await expect(html).not.toHaveAttribute('data-theme', before!, { timeout: within })
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /quickstart/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/build\/quickstart$/, { timeout: within })
}

/** Searches for "fee" in a field; the page's clock only advances until the index is requested. */
async function askIn(page: Page, open: () => Promise<Locator>) {
  let isAsked = false
  const asked = page.waitForRequest(INDEX).then(() => (isAsked = true))
  await (await open()).fill('fee')
  const shortWhile = async () => {
    await page.clock.runFor(10)
    return isAsked
  }
  await expect.poll(shortWhile, { message: 'the index is requested' }).toBe(true)
  await asked
}

/** Searches for "fee" in a page's dialog. */
export async function ask(page: Page, address = '/') {
  await openWithPausedClock(page, address)
  await askIn(page, async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    return field(page)
  })
}

/** Searches for "fee" on the search page. */
export async function askOnPage(page: Page) {
  await openWithPausedClock(page, '/search')
  await askIn(page, async () => page.getByRole('main').getByRole('searchbox'))
}
