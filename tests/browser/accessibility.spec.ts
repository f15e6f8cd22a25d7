import { axeFindings as findings } from '../support/axe-findings'
import { expect, hydrated, kitchenSink, test } from '../support/test'

// Pages are in trust/every-route.spec.ts. Here are the states that no page has when it's opened.

test('axe finds no problem in any kind of block', async ({ page }) => {
  await page.goto(kitchenSink('/blocks'))
  await hydrated(page)
  expect(await findings(page)).toEqual([])
})

test('axe finds no problem in the open menus', async ({ page }) => {
  await page.goto('/build')
  await hydrated(page)
  await page.getByRole('banner').locator('summary', { hasText: 'Support' }).click()
  // Only in the header, because what an open menu covers isn't a target.
  expect(await findings(page, 'header')).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('banner').locator('summary[aria-label*=navigation]').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('control: an image without alt text is found', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')))
  expect((await findings(page)).join()).toContain('image-alt')
})
