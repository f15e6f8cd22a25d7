import { expect, hydrated, test } from '../support/test'
import { TEMPLATES } from './templates'

const FOLDER = '.cache/pictures'
const WIDTHS = [360, 768, 1280, 1920]
const THEMES = ['dark', 'light'] as const
/** CSS pixels of a 1280 by 1024 px window at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }

const height = (width: number) => (width < 700 ? 800 : 900)

for (const [template, address] of Object.entries(TEMPLATES)) {
  test.describe(template, () => {
    test.beforeEach(({ allowed }) => {
      if (template === 'not-found') allowed.push('404 (Not Found)')
    })

    for (const theme of THEMES)
      for (const width of WIDTHS)
        test(`${width} px, ${theme}`, async ({ page }) => {
          await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
          await page.setViewportSize({ width, height: height(width) })
          await page.goto(address)
          await hydrated(page)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          await page.screenshot({ path: `${FOLDER}/${template}-${width}-${theme}.png` })
          await page.screenshot({ path: `${FOLDER}/${template}-${width}-${theme}-whole.png`, fullPage: true })
        })

    test('on paper', async ({ page }) => {
      await page.goto(address)
      await hydrated(page)
      await page.emulateMedia({ media: 'print' })
      await page.screenshot({ path: `${FOLDER}/${template}-print.png`, fullPage: true })
    })

    test('in forced colors', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
      await page.goto(address)
      await hydrated(page)
      await page.screenshot({ path: `${FOLDER}/${template}-forced-colors.png` })
    })

    test('at 400 %', async ({ page }) => {
      await page.setViewportSize(ZOOMED)
      await page.goto(address)
      await hydrated(page)
      await page.screenshot({ path: `${FOLDER}/${template}-zoomed.png`, fullPage: true })
    })

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false })

      for (const width of [360, 1280])
        test(`${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: height(width) })
          await page.goto(address)
          await page.screenshot({ path: `${FOLDER}/${template}-${width}-no-script.png` })
        })
    })
  })
}
