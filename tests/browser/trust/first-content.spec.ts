import type { Page } from '@playwright/test'
import { counted } from '../../support/counted'
import { IS_EXHAUSTIVE, routes } from '../../support/every-route'
import { expect, test } from '../../support/test'

/**
 * How far down a documentation page's own text may start, in px: below the bars, the title, a lead of up to two lines
 * (six on a phone), the line that says what was tested, and a banner if the page is historical.
 */
const SIZES = [
  { width: 1280, height: 900, limit: 430 },
  { width: 360, height: 800, limit: 580 },
] as const

test.setTimeout(600_000)

/** Where the text below a page's head starts, in px from the top; undefined for a page of another kind. */
const measureStart = (page: Page) =>
  page.evaluate(() => {
    const first = [...document.querySelectorAll('.prose > *')].find(
      (element) => element.getBoundingClientRect().height > 0,
    )
    return first && Math.round(first.getBoundingClientRect().top + scrollY)
  })

const listTested = () =>
  (IS_EXHAUSTIVE ? routes : process.env.SAMPLE_PAGES!.split('\n')).filter((route) => route !== '/404') // its status is an error

for (const { width, height, limit } of SIZES) {
  test(`each page's text starts on the first screen, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const late: string[] = []
    let measured = 0
    for (const route of listTested()) {
      await page.goto(route)
      const start = await measureStart(page)
      if (start === undefined) continue
      measured += 1
      if (start > limit) late.push(`${route}: ${start} px`)
    }
    expect(late).toEqual([])
    expect(measured).toBeGreaterThan(5)
    counted(measured, 'pages measured')
  })
}

test('control: a head that is too deep is found', async ({ page }) => {
  const [{ width, height, limit }] = SIZES
  await page.setViewportSize({ width, height })
  await page.goto('/developer/viem')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.prose { margin-block-start: 400px !important }')
    document.adoptedStyleSheets = [sheet]
  })
  expect(await measureStart(page)).toBeGreaterThan(limit)
})
