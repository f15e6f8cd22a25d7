import { readFileSync } from 'node:fs'
import { addressOfFile } from '../../ledger/built-pages'
import { isRedirectPage } from '../../ledger/redirect-page'
import { listFiles } from '../../server/built-files'
import { axeFindings } from '../support/axe-findings'
import { expect, test } from '../support/test'

const WIDTHS = [1280, 390]
const NARROWEST = 320

/** Addresses of all pages of the build, the not-found page among them. */
const routes = listFiles('build')
  .filter((file) => file.endsWith('.html') && !isRedirectPage(readFileSync(`build/${file}`, 'utf8')))
  .map(addressOfFile)

test.setTimeout(180_000) // axe walks every node, four times a page

for (const route of routes) {
  test(route, async ({ page, allowed }) => {
    if (route === '/404') allowed.push('404 (Not Found)') // the status of this page
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(route)
    for (const theme of ['dark', 'light']) {
      // The start script would do the same with a stored choice; the page needs no second load for it.
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await axeFindings(page), `${theme}, ${width} px`).toEqual([])
      }
    }
    await page.setViewportSize({ width: NARROWEST, height: 800 })
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(tooWide, `px wider than ${NARROWEST} px`).toBeLessThanOrEqual(0)
  })
}

test('control: a picture without a text is found', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')))
  expect((await axeFindings(page)).join()).toContain('image-alt')
})
