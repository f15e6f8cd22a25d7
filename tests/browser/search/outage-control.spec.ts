import type { Page } from '@playwright/test'
import { seedFault } from '../../support/broken-requests'
import { expect, test } from '../../support/test'
import {
  ask,
  askOnPage,
  breakIndex,
  expectOutage,
  expectOutageOnPage,
  expectRecovery,
  expectRecoveryOnPage,
  expectRestOfPage,
  SAID,
  TOLD_WITHIN,
} from './told-outage'

// Each control breaks how an outage is reported, and expects the assertion from outage.spec.ts to reject.

/** Long enough for an answer that arrives, in ms. */
const SOON = 1500

test.beforeEach(({ allowed }) => void allowed.push(SAID))

/** The client treats an unreachable index as an empty one. */
const takeOutageForNothing = (page: Page) =>
  seedFault(
    page,
    /\/assets\/js\//,
    /status:0,content:"",isTimedOut:(!1|false)/,
    `status:200,content:'{"results":[{"hits":[],"nbHits":0,"nbPages":0,"page":0,"query":"fee"}]}',isTimedOut:!1`,
  )

/** The client waits longer for an index file than a reader should have to. */
const waitTooLong = (page: Page) =>
  seedFault(page, /\/assets\/js\//, /(\.abort\(\)),(2500|25e2|2.5e3)\)/, '.abort(),3500)')

/** A style sheet that hides the message. */
const hide = (page: Page, selector: string) =>
  page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${hidden} { visibility: hidden !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, selector)

for (const [where, askThere, expectTold, expectAgain, part] of [
  ['in the dialog', ask, expectOutage, expectRecovery, '.DocSearch-Help'],
  ['on the search page', askOnPage, expectOutageOnPage, expectRecoveryOnPage, '[role=alert]'],
] as const) {
  test(`control: an outage reported as no results is found, ${where}`, async ({ page }) => {
    const expectSeeded = await takeOutageForNothing(page)
    await breakIndex(page, 'failing')
    await askThere(page)
    await page.clock.runFor(TOLD_WITHIN)
    await expect(page.getByText(/^No results (for|were found)/).first()).toBeVisible()
    await expect(expectTold(page, SOON)).rejects.toThrow('toBeVisible')
    expectSeeded()
  })

  test(`control: an outage reported where nobody can see it is found, ${where}`, async ({ page }) => {
    await breakIndex(page, 'failing')
    await askThere(page)
    await expectTold(page)
    await hide(page, part)
    await expect(expectTold(page, SOON)).rejects.toThrow('toBeVisible')
  })

  test(`control: an outage reported too late is found, ${where}`, async ({ page }) => {
    const expectSeeded = await waitTooLong(page)
    await breakIndex(page, 'hanging')
    await askThere(page)
    await expect(expectTold(page, SOON)).rejects.toThrow('toBeVisible')
    expectSeeded()
  })

  test(`control: a search that doesn't recover is found, ${where}`, async ({ page }) => {
    await breakIndex(page, 'failing')
    await askThere(page)
    await expectTold(page)
    await expect(expectAgain(page, SOON)).rejects.toThrow('toBeVisible')
  })
}

for (const [what, event, message] of [
  ['holds the dialog open', 'keydown', 'toHaveCount'],
  ['blocks every click', 'click', 'toHaveAttribute'],
] as const) {
  test(`control: an outage that ${what} is found`, async ({ page }) => {
    await breakIndex(page, 'failing')
    await ask(page, '/build')
    await expectOutage(page)
    await page.evaluate((name) => {
      addEventListener(name, (taken) => taken.stopImmediatePropagation(), true)
    }, event)
    await expect(expectRestOfPage(page, SOON)).rejects.toThrow(message)
  })
}
