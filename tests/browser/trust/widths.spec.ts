import type { Page } from '@playwright/test'
import { IS_EXHAUSTIVE, routes } from '../../support/every-route'
import { expect, test } from '../../support/test'

/** The narrowest window of each layout (the breakpoints in the style sheets): what fits there also fits wider windows. */
const EVERY_WIDTH = [320, 481, 560, 768, 997, 1141, 1200]
/**
 * In the gate, the narrowest of all: nearly everything too wide shows there. Pages with every kind of element are also
 * checked at 997 px, the narrowest beside the sidebar (every-route.spec.ts).
 */
const WIDTHS = IS_EXHAUSTIVE ? EVERY_WIDTH : [320]
/** Routes per test, so the tests can share the processors. */
const SHARE = 77

// Only the style sheets determine the layout, and pages load faster without scripts.
test.use({ javaScriptEnabled: false })
test.setTimeout(240_000)

/** Widths at which the page in the tab is wider than its window. */
async function tooWide(page: Page, widths = EVERY_WIDTH): Promise<number[]> {
  const found: number[] = []
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (over > 0) found.push(width)
  }
  return found
}

for (let first = 0; first < routes.length; first += SHARE)
  test(`no page is wider than its window, from ${first + 1}`, async ({ page, allowed }) => {
    allowed.push('404 (Not Found)') // one page's own status
    const faults: string[] = []
    await page.setViewportSize({ width: WIDTHS[0]!, height: 800 })
    for (const route of routes.slice(first, first + SHARE)) {
      await page.goto(route, { waitUntil: 'domcontentloaded' }) // pictures state their size
      const widths = await tooWide(page, WIDTHS)
      if (widths.length > 0) faults.push(`${route}: ${widths.join(', ')} px`)
    }
    expect(faults).toEqual([])
  })

test("control: a line that can't be broken is found", async ({ page }) => {
  await page.goto('/build')
  await page.evaluate(() => (document.querySelector('h1')!.style.inlineSize = '500px'))
  expect(await tooWide(page)).toEqual([320, 481])
})
