import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const FORMULAS = '/what-is-celo/using-celo/protocol/epoch-rewards'

/** Display formulas whose glyphs extend beyond their scroll container, and by how many px. */
const cutFormulas = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.katex:has(> math[display=block])')]
      .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      .filter((over) => over > 0),
  )

for (const width of [1280, 390]) {
  test(`no formula is cut off above or below, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(FORMULAS)
    expect(await page.locator('.katex:has(> math[display=block])').count()).toBeGreaterThan(4)
    expect(await cutFormulas(page)).toEqual([])
  })
}

test('control: without padding, formulas are cut off', async ({ page }) => {
  await page.goto(FORMULAS)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.katex { padding-block: 0 !important }')
    document.adoptedStyleSheets = [sheet]
  })
  expect((await cutFormulas(page)).length).toBeGreaterThan(0)
})

/** Space above the text of each cell in the page's tables, in px, from least to most. */
const roomInCells = (page: Page) =>
  page.evaluate(() => {
    const rooms = [...document.querySelectorAll('.table tbody :is(td, th[scope=row])')].map((cell) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      const [row, text] = [cell.parentElement!.getBoundingClientRect(), cell.getBoundingClientRect()]
      const inside = [...words.getClientRects()].filter(({ height }) => height > 0)
      // Only the tallest cells, because the others are centered in their row.
      const tall = Math.max(...inside.map(({ bottom }) => bottom)) - Math.min(...inside.map(({ top }) => top))
      return { room: Math.min(...inside.map(({ top }) => top)) - text.top, tall, row: row.height }
    })
    return rooms.filter(({ tall, row }) => row - tall < 40).map(({ room }) => Math.round(room))
  })

test('rows with two lines have as much space as rows with one', async ({ page }) => {
  await page.goto('/cli/transfer')
  const rooms = await roomInCells(page)
  expect(rooms.length).toBeGreaterThan(10)
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(7)
})
