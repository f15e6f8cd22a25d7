import { axeFindings } from '../support/axe-findings'
import { faultsInLooks, LOOKS, routes } from '../support/every-route'
import { expect, hydrated, test } from '../support/test'

test.setTimeout(600_000) // axe walks every node, four times a page

for (const route of routes) {
  test(route, async ({ page, allowed }) => {
    if (route === '/404') allowed.push('404 (Not Found)') // this page's own status
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(route)
    await hydrated(page)
    expect(await faultsInLooks(page, LOOKS)).toEqual([])
  })
}

test('control: an image without alt text is found', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')))
  expect((await axeFindings(page)).join()).toContain('image-alt')
})
