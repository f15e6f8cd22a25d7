import { axeFindings as findings } from '../support/axe-findings'
import { expect, hydrated, kitchenSink, test } from '../support/test'

const routes = [
  ...['/', '/home', '/showcase', '/search', '/nope'],
  ...[
    '/build',
    '/build/quickstart',
    '/developer/viem',
    '/contracts/core-contracts',
    '/cel2/operators/run-node',
  ],
]
test.setTimeout(180_000) // axe walks every node, twice a page

for (const theme of ['dark', 'light']) {
  for (const path of routes) {
    test(`${path} in ${theme} has no finding, wide and narrow`, async ({ page, allowed }) => {
      if (path === '/nope') allowed.push('404 (Not Found)') // the status of this page
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      const wide = await findings(page)
      await page.setViewportSize({ width: 390, height: 800 })
      const narrow = await findings(page)
      expect({ wide, narrow }).toEqual({ wide: [], narrow: [] })
    })
  }
}

test('every kind of block has no finding', async ({ page }) => {
  await page.goto(kitchenSink('/blocks'))
  await hydrated(page)
  expect(await findings(page)).toEqual([])
})

test('the open menus have no finding', async ({ page }) => {
  await page.goto('/build')
  await hydrated(page)
  await page.getByRole('banner').locator('summary', { hasText: 'Support' }).click()
  // Within the header: what a menu covers is no target while it is open.
  expect(await findings(page, 'header')).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('banner').locator('summary[aria-label*=navigation]').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('control: a picture without a text is found', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')))
  expect((await findings(page)).join()).toContain('image-alt')
})
