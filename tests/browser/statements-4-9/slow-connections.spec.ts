import type { Page } from '@playwright/test'
import { pretendConnection, wake } from '../../support/connection'
import { expect, kitchenSink, test } from '../../support/test'

type Preloading = { docusaurus: { preload: (path: string) => unknown } }

/** Points at a link, as a reader does before a click. `asked` tells whether its page was requested. */
async function pointAtLink(page: Page) {
  let asked = false
  page.on('request', (request) => (asked ||= request.url() === kitchenSink('/blocks/page.json')))
  await page.goto(kitchenSink('/'))
  await wake(page)
  await page.getByRole('link', { name: 'blocks', exact: true }).hover()
  return { asked: () => asked }
}

/** Whether the page refuses to prefetch another one. */
const refuses = (page: Page) =>
  page.evaluate(() => (window as unknown as Preloading).docusaurus.preload('/headings') === false)
const prefetched = (page: Page) => page.locator('link[rel="prefetch"]')

test('S4.25 control: on a fast connection, pointing at a link prefetches its page', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false })
  const { asked } = await pointAtLink(page)
  await expect.poll(asked).toBe(true)
  expect(await refuses(page)).toBe(false)
})

for (const effectiveType of ['2g', 'slow-2g'] as const) {
  test(`S4.25 nothing is prefetched on ${effectiveType}`, async ({ page }) => {
    await pretendConnection(page, { effectiveType, saveData: false })
    const { asked } = await pointAtLink(page)
    expect(await refuses(page)).toBe(true)
    expect(asked()).toBe(false)
    await expect(prefetched(page)).toHaveCount(0)
  })
}

test('S4.26 nothing is prefetched for a reader who saves data', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: true })
  const { asked } = await pointAtLink(page)
  expect(await refuses(page)).toBe(true)
  expect(asked()).toBe(false)
  await expect(prefetched(page)).toHaveCount(0)
})
