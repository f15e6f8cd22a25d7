import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test'
import { PLACES } from './places'

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 800 },
] as const

async function measureTop(page: Page, route: string, selector: string): Promise<number> {
  await page.goto(route)
  await hydrated(page)
  return page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
}

test('where each template’s substance starts', async ({ page }) => {
  const tops = new Map(PLACES.map(({ what }) => [what, [] as number[]]))
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const { what, route, selector } of PLACES)
      tops.get(what)!.push(await measureTop(page, route, selector))
  }
  console.table(
    Object.fromEntries(
      PLACES.map(({ what, design }) => {
        const [desktop, phone] = tops.get(what)!
        return [what, { desktop, 'desktop design': design[0], phone, 'phone design': design[1] }]
      }),
    ),
  )
  expect([...tops.values()].flat()).not.toContain(undefined)
})
