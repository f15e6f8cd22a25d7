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
test.setTimeout(180_000) // axe checks every node twice per page

for (const theme of ['dark', 'light']) {
  for (const path of routes) {
    test(`axe finds no problem on ${path} in ${theme}, wide or narrow`, async ({ page, allowed }) => {
      if (path === '/nope') allowed.push('404 (Not Found)') // this page's own status
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
