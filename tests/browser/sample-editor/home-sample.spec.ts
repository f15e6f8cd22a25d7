import { axeFindings } from '../../support/axe-findings'
import { watchFiles } from '../../support/loaded-files'
import { answerFor, healthy, toEndpoint } from '../../support/stand-in-endpoint'
import { expect, hydrated, test } from '../../support/test'
import { findEditor, visitEditor } from './open-editor'

const TITLE = 'send-usdm.ts'

test.beforeEach(async ({ allowed, page }) => {
  allowed.push(toEndpoint('celo-sepolia')) // answered here
  await answerFor(page, 'celo-sepolia', healthy)
})

test("the landing page's sample can be edited, and costs nothing before", async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const files = watchFiles(page)
  const { edit, code, run, output, close, account } = findEditor(page, TITLE)
  await edit.focus()
  expect(files.list()).toEqual([])
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await expect(account).toContainText(/Throwaway account 0x[0-9a-fA-F]{40} on Celo Sepolia/)
  await code.fill("console.log('from the landing page')")
  await run.click()
  await expect(output).toHaveText('from the landing page')
  await close.click()
  await expect(edit).toBeFocused()
})

test('control: a tab with commands has no Edit', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Foundry', { exact: true }).first().click()
  await expect(page.getByText('cast chain-id').first()).toBeVisible()
  await expect(findEditor(page, TITLE).edit).toBeHidden()
})

for (const theme of ['dark', 'light'])
  test(`its editor has no finding of axe on a phone of 360 pixels, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.addInitScript((value) => origin !== 'null' && localStorage.setItem('theme', value), theme)
    const { code, run, output } = await visitEditor(page, '/', TITLE)
    await code.fill("console.log('x')")
    await run.click()
    await expect(output).toHaveText('x')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await axeFindings(page)).toEqual([])
  })
