import type { Page } from '@playwright/test'
import { breakRequests, countLoads, faults, type Fault } from '../../support/broken-requests'
import { expect, hydrated, kitchenSink, test } from '../../support/test'

const APPLICATION = /\/assets\/js\/main\./
const PARTS = /\/assets\/js\/(?!main\.|runtime)/
/** After which a navigation that hangs has become a full load, in ms. */
const LIMIT = 10_000

const notice = (page: Page) => page.getByRole('alert')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.beforeEach(({ allowed }) => {
  // What the browser and the router say of it; an uncaught error would be a page error.
  allowed.push(
    /^console: (Failed to load resource|Refused to execute|.*Loading (CSS )?chunk|.*did not arrive|.*(Error|timed out))/,
  )
})

/** Once the server answers again, Retry brings the whole page. */
async function expectRetry(page: Page, mend: () => void) {
  await expect(notice(page)).toHaveText('A part of this page did not load. Retry', { timeout: 16_000 })
  await expect(notice(page)).toHaveCount(1)
  await expect(notice(page)).toBeInViewport()
  mend()
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await hydrated(page)
  await expect(notice(page)).toHaveCount(0)
}

for (const fault of faults) {
  test(`an application that is ${fault} leaves a page to read, with one notice`, async ({ page }) => {
    const mend = await breakRequests(page, APPLICATION, fault)
    await page.goto(kitchenSink('/blocks'))
    await expect(title(page, 'Blocks')).toBeVisible()
    await expectRetry(page, mend)
  })

  test(`a page whose own script is ${fault} can be read, with one notice`, async ({ page }) => {
    const mend = await breakRequests(page, PARTS, fault)
    await page.goto(kitchenSink('/lazy'))
    await expect(title(page, 'Lazy')).toBeVisible()
    await expectRetry(page, mend)
  })
}

test('control: a page whose parts arrive tells nothing', async ({ page }) => {
  await page.goto(kitchenSink('/lazy'))
  await hydrated(page)
  await expect(notice(page)).toHaveCount(0)
})

for (const fault of ['missing', 'another page', 'dropped'] as const) {
  test(`an island that is ${fault} is told once, until the next page`, async ({ page }) => {
    await page.goto(kitchenSink('/blocks'))
    await hydrated(page)
    const mend = await breakRequests(page, PARTS, fault)
    await page.evaluate(() => {
      const island = document.createElement('div')
      island.dataset.island = 'RewardsCalculator'
      document.querySelector('main')!.append(island, island.cloneNode())
    })
    // Islands start with the page they are on; a change of its anchor looks for them again.
    await page.evaluate(() => window.location.assign('#again'))
    await expect(notice(page)).toHaveCount(1)
    mend()
    await page.getByRole('navigation', { name: 'Neighbouring pages' }).getByRole('link').last().click()
    await expect(title(page, 'Blocks')).toHaveCount(0)
    await expect(notice(page)).toHaveCount(0)
  })
}

/** Follows a link whose page does not come. Out: the documents loaded, and after how long the full load began. */
async function follow(page: Page, name: string, pattern: RegExp, fault: Fault) {
  const loads = countLoads(page)
  await page.goto(kitchenSink('/'))
  await hydrated(page)
  const mend = await breakRequests(page, pattern, fault)
  const fullLoad = page.waitForRequest((request) => request.isNavigationRequest())
  const started = Date.now()
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await fullLoad
  return { loads, mend, took: Date.now() - started }
}

for (const fault of ['another page', 'dropped', 'hanging'] as const) {
  test(`a navigation whose page is ${fault} becomes a full load`, async ({ page }) => {
    const { loads, took } = await follow(page, 'blocks', /\/page\.json$/, fault)
    expect(took).toBeLessThanOrEqual(LIMIT)
    console.log(`navigation, ${fault}: full load after ${took} ms`)
    await expect(title(page, 'Blocks')).toBeVisible()
    await hydrated(page)
    await expect(page).toHaveURL(kitchenSink('/blocks'))
    expect(loads()).toBe(2)
  })

  test(`a navigation whose script is ${fault} becomes one full load, and a notice`, async ({ page }) => {
    const { loads, mend } = await follow(page, 'a page with a part', PARTS, fault)
    await expect(title(page, 'Lazy')).toBeVisible()
    await expectRetry(page, mend)
    expect(loads()).toBe(3) // the first, the full load, and Retry
  })
}

test('a page that is missing is the not-found page, without a reload', async ({ page }) => {
  const loads = countLoads(page)
  await page.goto(kitchenSink('/'))
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Build on Celo' }).first().click()
  await expect(title(page, 'Page Not Found')).toBeVisible()
  expect(loads()).toBe(1)
})
