import { breakRequests, countLoads, faults } from '../../support/broken-requests'
import { holdRequests } from '../../support/held-requests'
import { expect, hydrated, kitchenSink, startApplication, test } from '../../support/test'
import {
  APPLICATION,
  endPatience,
  expectFullLoad,
  expectNotice,
  expectReadable,
  expectRetry,
  notice,
  openBroken,
  PARTS,
  SAID,
  startIslands,
  title,
} from './lost-parts'

test.beforeEach(({ allowed }) => void allowed.push(SAID))

for (const fault of faults) {
  test(`an application that is ${fault} leaves a readable page with one notice`, async ({ page }) => {
    const fix = await openBroken(page, kitchenSink('/blocks'), { pattern: APPLICATION, fault })
    await expectReadable(page, 'Blocks')
    await expectRetry(page, fix)
  })

  test(`a page whose own script is ${fault} is readable, with one notice`, async ({ page }) => {
    const fix = await openBroken(page, kitchenSink('/lazy'), { pattern: PARTS, fault })
    await expectReadable(page, 'Lazy')
    await expectRetry(page, fix)
  })
}

test('control: a page whose parts arrive shows no notice', async ({ page }) => {
  await page.goto(kitchenSink('/lazy'))
  await hydrated(page)
  await expect(notice(page)).toHaveCount(0)
})

test('an application that starts after it was given up is no longer reported', async ({ page }) => {
  await page.clock.install()
  const application = await holdRequests(page, APPLICATION)
  const release = await holdRequests(page, /\/release\.json$/) // the notice asks for it first
  let isGivenUp = false
  void release.wanted.then(() => (isGivenUp = true))
  await page.goto(kitchenSink('/blocks'))
  await startApplication(page)
  const wait = async () => {
    await page.clock.runFor(1000)
    return isGivenUp
  }
  await expect.poll(wait).toBe(true)
  application.release()
  await hydrated(page)
  release.release()
  await page.clock.runFor(5000) // more than the notice waits for an answer
  await expect(notice(page)).toHaveCount(0)
})

test("a heading with the notice's ID stays", async ({ page }) => {
  await page.goto(kitchenSink('/headings'))
  await hydrated(page)
  await expect(page.locator('h2#lost')).toBeVisible()
})

test('a lost application is reported even if a heading on the page has that ID', async ({ page }) => {
  await breakRequests(page, APPLICATION, 'missing')
  await page.goto(kitchenSink('/headings'))
  await startApplication(page)
  await expectNotice(page)
})

for (const fault of ['missing', 'another page', 'dropped'] as const) {
  test(`an island that is ${fault} is reported once, until the next page`, async ({ page }) => {
    await page.goto(kitchenSink('/blocks'))
    await hydrated(page)
    const fix = await breakRequests(page, PARTS, fault)
    await startIslands(page)
    await expectNotice(page)
    fix()
    await page.getByRole('navigation', { name: 'Previous and next pages' }).getByRole('link').last().click()
    await expect(title(page, 'Blocks')).toHaveCount(0)
    await expect(notice(page)).toHaveCount(0)
  })
}

for (const fault of ['another page', 'dropped', 'hanging'] as const) {
  test(`a navigation whose page is ${fault} becomes a full load`, async ({ page }) => {
    const { loads } = await expectFullLoad(page, { name: 'blocks', pattern: /\/page\.json$/, fault })
    await expect(title(page, 'Blocks')).toBeVisible()
    await hydrated(page)
    await expect(page).toHaveURL(kitchenSink('/blocks'))
    expect(loads()).toBe(2)
  })

  test(`a navigation whose script is ${fault} becomes one full load, and a notice`, async ({ page }) => {
    const { loads, fix } = await expectFullLoad(page, {
      name: 'a page with a part',
      pattern: PARTS,
      fault,
    })
    await expect(title(page, 'Lazy')).toBeVisible()
    await startApplication(page)
    if (fault === 'hanging') await endPatience(page)
    await expectRetry(page, fix)
    expect(loads()).toBe(3) // the first load, the full load, and Retry
  })
}

test('a missing page leads to the not-found page without a reload', async ({ page }) => {
  const loads = countLoads(page)
  await page.goto(kitchenSink('/'))
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Build on Celo' }).first().click()
  await expect(title(page, 'Page Not Found')).toBeVisible()
  expect(loads()).toBe(1)
})
