import type { Response, Route } from '@playwright/test'
import { expect, hydrated, test } from '../../support/test'
import { dialog, field, hits, openSearch } from './open-search'
import {
  ask,
  askOnPage,
  breakIndex,
  expectOutage,
  expectOutageOnPage,
  expectRecovery,
  expectRecoveryOnPage,
  expectRestOfPage,
  faults,
  SAID,
} from './told-outage'

/** In ms. */
const STALLED_AFTER = 300

for (const fault of faults) {
  test(`S8.1, S8.2 an index that is ${fault} is reported as an outage, and the next query recovers`, async ({
    page,
    allowed,
  }) => {
    allowed.push(SAID)
    const fix = await breakIndex(page, fault)
    await ask(page)
    await expectOutage(page)
    await fix()
    await expectRecovery(page)
  })

  test(`the search page reports an index that is ${fault}, and tries again`, async ({ page, allowed }) => {
    allowed.push(SAID)
    const fix = await breakIndex(page, fault)
    await askOnPage(page)
    await expectOutageOnPage(page)
    await fix()
    await expectRecoveryOnPage(page)
  })
}

test('an outage is shown without a loading indicator', async ({ page, allowed }) => {
  allowed.push(SAID)
  await breakIndex(page, 'failing')
  await ask(page)
  const isTold = async () => {
    await page.clock.runFor(10) // so little each time that the outage is shown before the search counts as stalled
    return dialog(page).getByText('Unable to fetch results').isVisible()
  }
  await expect.poll(isTold).toBe(true)
  await page.clock.runFor(STALLED_AFTER)
  await expect(page.locator('.DocSearch-Container')).toHaveClass(/--Stalled/) // although nothing is loading
  await expect(dialog(page).locator('.DocSearch-LoadingIndicator')).toBeHidden()
  await expect(dialog(page).locator('.DocSearch-MagnifierLabel')).toBeVisible()
})

test('S4.17, S9.11 a search that takes 300 ms is stalled, one that fails is an error, then idle', async ({
  page,
}) => {
  let release = () => {}
  const answer = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/search-index/**', async (route) => {
    await answer
    await route.continue()
  })
  await openSearch(page)
  const container = page.locator('.DocSearch-Container')
  await expect(container).not.toHaveClass(/--(Stalled|Errored)/)
  await field(page).fill('fee')
  await expect(container).toHaveClass(/--Stalled/)
  release()
  await expect(hits(page).first()).toBeVisible()
  await expect(container).not.toHaveClass(/--(Stalled|Errored)/)
})

/** The script that answers from the embedded index, identified by one of its error messages. */
const isEngine = async (response: Response) =>
  /\/assets\/js\/.*\.js$/.test(response.url()) &&
  (await response.text()).includes('expected part of the search index')

for (const [fault, answer] of Object.entries({
  missing: (route: Route) => route.fulfill({ status: 404, body: 'no' }),
  hanging: () => undefined,
}))
  test(`an engine that is ${fault} is reported as an outage, and the next query recovers`, async ({
    page,
    allowed,
  }) => {
    allowed.push(SAID, 'MIME type')
    await page.goto('/')
    await hydrated(page)
    const [engine] = await Promise.all([page.waitForResponse(isEngine), page.keyboard.press('Control+k')])
    const broken = engine.url()
    await page.reload()
    await hydrated(page)
    await page.route(broken, answer)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('fee')
    await expect(dialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible()
    await page.unroute(broken)
    if (fault === 'missing') await expectRecovery(page)
  })

test('control: if the index is available, no outage is reported', async ({ page }) => {
  await openSearch(page)
  await field(page).fill('fee')
  await expect(hits(page).first()).toBeVisible()
  await expect(dialog(page).getByText('Unable to fetch results')).toHaveCount(0)
})

test("an outage doesn't affect the rest of the page", async ({ page, allowed }) => {
  allowed.push(SAID)
  await breakIndex(page, 'failing')
  await ask(page, '/build')
  await expectOutage(page)
  await expectRestOfPage(page)
})
