import fs from 'node:fs'
import { createRequire } from 'node:module'
import { axeFindings } from '../../support/axe-findings'
import { expect, test } from '../../support/test'
import { field, find, openSearch } from './open-search'

const axe = fs.readFileSync(
  createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'),
  'utf8',
)

for (const width of [1280, 390]) {
  test(`axe finds no problem in the dialog at ${width} px: empty, with hits and without`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSearch(page)
    await page.evaluate(axe)
    const findings = () =>
      page.evaluate(async () => {
        const { violations } = await (
          window as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
          }
        ).axe.run()
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
      })
    expect(await findings()).toEqual([])
    await find(page, 'fee')
    expect(await findings()).toEqual([])
    await field(page).fill('zzzzqqqq')
    await expect(page.getByText('No results for')).toBeVisible()
    expect(await findings()).toEqual([])
  })
}

for (const width of [1280, 390])
  test(`axe finds no problem in the early search field at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route(/\/assets\/js\/.*\.js$/, () => undefined) // the application never arrives
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('textbox', { name: 'Search docs' })).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
  })
