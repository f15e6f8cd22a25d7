import { axeFindings } from '../../support/axe-findings'
import { expect, test } from '../../support/test'
import { field, find, openSearch } from './open-search'

const DIALOG = '.DocSearch-Container'

for (const width of [1280, 390]) {
  test(`axe finds no problem in the dialog at ${width} px: empty, with hits and without`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSearch(page)
    expect(await axeFindings(page, DIALOG)).toEqual([])
    await find(page, 'fee')
    expect(await axeFindings(page), 'with the page behind it').toEqual([])
    await field(page).fill('zzzzqqqq')
    await expect(page.getByText('No results for')).toBeVisible()
    expect(await axeFindings(page, DIALOG)).toEqual([])
  })
}

for (const width of [1280, 390])
  test(`axe finds no problem in the early search field at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route(/\/assets\/js\/.*\.js$/, () => undefined) // the application never arrives
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('textbox', { name: 'Search docs' })).toBeFocused()
    expect(await axeFindings(page, 'header')).toEqual([])
  })
