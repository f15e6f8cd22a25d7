import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** Lines of code whose first letter lies outside of their block, where it's cut off. */
const findCutLines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.entry-sample pre')].flatMap((block) => {
      const { left } = block.getBoundingClientRect()
      return [...block.querySelectorAll('.line')].flatMap((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        const [first] = range.getClientRects()
        return first && first.left < left - 1 ? [line.textContent] : []
      })
    }),
  )

test.use({ viewport: { width: 360, height: 800 } })

test('usage and examples are whole on a phone', async ({ page }) => {
  await page.goto('/cli/rewards')
  expect(await page.locator('.entry-sample .line').count()).toBeGreaterThan(3)
  expect(await findCutLines(page)).toEqual([])
})

test('control: lines that start outside of their block are found', async ({ page }) => {
  await page.goto('/cli/rewards')
  await page.locator('.entry-sample .line').evaluateAll((lines) => {
    for (const line of lines) (line as HTMLElement).style.marginInlineStart = '-2ch'
  })
  expect(await findCutLines(page)).not.toEqual([])
})
