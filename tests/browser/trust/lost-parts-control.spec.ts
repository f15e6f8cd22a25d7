import type { Page } from '@playwright/test'
import { breakRequests, seedFault, seedHidden } from '../../support/broken-requests'
import { expect, hydrated, kitchenSink, startApplication, test } from '../../support/test'
import {
  APPLICATION,
  expectFullLoad,
  expectNotice,
  expectReadable,
  expectRetry,
  notice,
  PARTS,
  SAID,
  startIslands,
} from './lost-parts'

// Each control breaks a part of the mechanism, and expects the assertion from lost-parts.spec.ts to reject.

const LOST = /\/lost\.js$/
/** Where the compiled program shows the notice. */
const SHOWN = /document\.body\.append\(\w+\)/
const TWICE = '((notice) => document.body.append(notice, notice.cloneNode(true)))('
/** Long enough for a notice that appears, in ms, because its file has loaded and the server responds. */
const SOON = 1500

test.beforeEach(({ allowed }) => void allowed.push(SAID))

/** Opens a page whose application is missing, and waits until the notice's file has loaded. */
async function openWithoutApplication(page: Page) {
  const fix = await breakRequests(page, APPLICATION, 'missing')
  const told = page.waitForResponse(LOST)
  await page.goto(kitchenSink('/blocks'))
  await startApplication(page)
  await told
  return fix
}

for (const [what, before, after, message] of [
  ['is never shown', SHOWN, '0', 'toHaveText'],
  ['is shown twice', 'document.body.append(', TWICE, 'resolved to 2 elements'],
  ["can't be seen", 'position:sticky', 'position:static', 'toBeInViewport'],
  ['has no Retry', /\w+\.textContent="Retry"/, '0', 'toHaveText'],
  ['has a Retry that does nothing', /\w+\.onclick=\(\)=>location\.reload\(\)/, '0', 'toHaveCount'],
] as const) {
  test(`control: a notice that ${what} is found`, async ({ page }) => {
    const expectSeeded = await seedFault(page, LOST, before, after)
    const fix = await openWithoutApplication(page)
    await expect(expectRetry(page, fix, SOON)).rejects.toThrow(message)
    expectSeeded()
  })
}

test('control: a page that shows nothing without its application is found', async ({ page }) => {
  const expectSeeded = await seedHidden(page, /\/blocks$/, 'main')
  await openWithoutApplication(page)
  await expectNotice(page)
  await expect(expectReadable(page, 'Blocks', SOON)).rejects.toThrow('toBeVisible')
  expectSeeded()
})

test('control: an island that is lost while nothing listens is found', async ({ page }) => {
  await page.addInitScript(() => {
    const swallow = (event: Event) => {
      event.stopImmediatePropagation()
      event.preventDefault()
      Object.assign(window, { swallowed: true })
    }
    addEventListener('unhandledrejection', swallow, true)
  })
  await page.goto(kitchenSink('/blocks'))
  await hydrated(page)
  await breakRequests(page, PARTS, 'missing')
  await startIslands(page)
  await expect.poll(() => page.evaluate(() => 'swallowed' in window)).toBe(true)
  await expect(expectNotice(page, SOON)).rejects.toThrow('toHaveText')
  await expect(notice(page)).toHaveCount(0)
})

for (const [what, name, pattern] of [
  ['page', 'blocks', /\/page\.json$/],
  ['script', 'a page with a part', PARTS],
] as const) {
  test(`control: a navigation whose ${what} hangs too long is found`, async ({ page }) => {
    const expectSeeded = await seedFault(page, APPLICATION, /\b9500\b/g, '10500')
    const lost = { name, pattern, fault: 'hanging', within: SOON } as const
    await expect(expectFullLoad(page, lost)).rejects.toThrow('a full load within')
    expectSeeded()
  })
}
