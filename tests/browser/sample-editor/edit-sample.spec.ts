import type { Locator, Page } from '@playwright/test'
import { walletNetwork } from '../../../model/facts/wallet-network'
import { axeFindings, placeInTheme } from '../../support/axe-findings'
import { joinPolicies } from '../../support/join-policies'
import { followLink, watchFiles } from '../../support/loaded-files'
import { answerFor, failFor, healthy, toEndpoint } from '../../support/stand-in-endpoint'
import { expect, hydrated, test } from '../../support/test'
import { findEditor, visitEditor } from './open-editor'

const PAGE = '/developer/json-rpc'
const TITLE = 'prices.ts'
const host = new URL(walletNetwork('celo-sepolia').rpc).host
/** Editor, compiler and viem together, compressed. */
const MAX_BYTES = 160 * 1024

test.beforeEach(({ allowed }) => void allowed.push(toEndpoint('celo-sepolia'))) // answered here

test('an edited sample prints something else, and Reset brings the first text back', async ({ page }) => {
  const asked = await answerFor(page, 'celo-sepolia', healthy)
  const { code, run, reset, output, answer } = await visitEditor(page, PAGE, TITLE)
  const first = await code.inputValue()
  await run.click()
  await expect(output).toHaveText(/^CELO: 21000 gas at 1000000000 .* costs about 0\.000021 CELO\nUSDC: /)
  await expect(answer).toContainText(/Ended at .*: \d+ requests in \d+\.\d\d s/)
  expect(asked[0]!.method).toBe('eth_chainId')
  await code.fill(`${first}\nconst answer: bigint = 42n\nconsole.log({ answer })\nreturn [answer, 'done']\n`)
  await run.click()
  await expect(output).toContainText("{ answer: 42n }\nReturned [ 42n, 'done' ]")
  await reset.click()
  await expect(code).toHaveValue(first)
  await expect(output).toHaveCount(0)
})

test("starts with the reader's values, and is copied whole", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PAGE)
  await hydrated(page)
  const other = '0x471EcE3750Da237f93B8E339c536989b8978a438'
  await page.locator('figure.live', { hasText: TITLE }).getByRole('textbox', { name: 'Account' }).fill(other)
  const { edit, code, copy, editor } = findEditor(page, TITLE)
  await edit.click()
  await expect(code).toHaveValue(new RegExp(`const account = '${other}'`))
  await copy.click()
  await expect(editor.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue())
})

test('errors name the line of the text', async ({ page }) => {
  const { code, run, answer, editor } = await visitEditor(page, PAGE, TITLE)
  const bad = editor.locator('.editor-line-bad')
  for (const [text, line, words] of [
    ["type A = string\n\nconsole.log('before')\nthrow new TypeError('no')", 4, 'TypeError: no'],
    ['const a = 1\nconst b = = 2', 2, 'SyntaxError: Unexpected token'],
    ['const a = 1\nconst a = 2', 2, "Identifier 'a' has already been declared"],
    ["import Web3 from 'web3'\nnew Web3()", 1, "“web3” isn't available in the page"],
    ['const a = 1\nawait Promise.reject(new Error(`${a}`))', 2, 'Error: 1'],
    ['\n\nsetTimeout(() => {\n  throw new Error("late")\n})', 4, 'Error: late'],
    ["\nvoid (async () => {\n  throw new Error('nobody waits')\n})()", 3, 'Error: nobody waits'],
  ] as const) {
    await code.fill(text)
    await run.click()
    await expect(answer, text).toContainText(`Error in line ${line}`)
    await expect(answer, text).toContainText(words)
    await expect(bad, text).toHaveText(text.split('\n')[line - 1]!)
  }
})

test('Stop ends a program that waits, and the page can run another', async ({ page }) => {
  await failFor(page, 'celo-sepolia', 'silent')
  const { run, stop, answer, code, output } = await visitEditor(page, PAGE, TITLE)
  await expect(stop).toBeHidden()
  await run.click()
  await expect(answer).toContainText('Running…')
  await expect(stop).toBeFocused()
  await expect(run).toBeHidden()
  await stop.click()
  await expect(answer).toBeEmpty()
  await expect(run).toBeFocused()
  await code.fill("console.log('again')")
  await run.click()
  await expect(output).toHaveText('again')
})

test('a program ends when its last timer has run', async ({ page }) => {
  const { run, answer, code, output } = await visitEditor(page, PAGE, TITLE)
  await code.fill("setTimeout(() => console.log('later'), 300)\nconsole.log('now')")
  await run.click()
  await expect(answer).toContainText('Ended at')
  await expect(output).toHaveText('now\nlater')
})

test('an outage is told in the same words as for a sample', async ({ page, allowed }) => {
  allowed.push('Failed to load resource')
  await failFor(page, 'celo-sepolia', 503)
  const { run, answer } = await visitEditor(page, PAGE, TITLE)
  await run.click()
  await expect(answer).toContainText('The endpoint returned an error (HTTP 503).')
  await expect(answer).toContainText(`${host} has a problem of its own.`)
})

test('a private key is refused before anything runs, and taken away', async ({ page }) => {
  const key = `0x${'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'}`
  const { run, answer, code, output } = await visitEditor(page, PAGE, TITLE)
  await code.fill(`console.log('ran', '${key}')`)
  await run.click()
  await expect(answer).toContainText('That looks like a private key or a recovery phrase, so nothing ran')
  await expect(output).toHaveCount(0)
  await expect(code).toHaveValue("console.log('ran', 'removed')")
  expect(await page.content()).not.toContain(key)
})

/** Waits until the page says that the sandbox didn't load. */
async function expectNotLoaded(page: Page, answer: Locator) {
  await expect(async () => {
    await page.clock.runFor(10_000) // what the sandbox has to load
    await expect(answer).toContainText("The sandbox didn't load, so the program can't run.", {
      timeout: 1000,
    })
  }).toPass()
}

test('a sandbox that does not arrive is told, and can be tried again', async ({ page, allowed }) => {
  allowed.push('Failed to load resource', 'Refused to', 'Framing', 'violates')
  await page.clock.install()
  await page.route('**/sandbox', (route) => route.fulfill({ status: 503, body: '' }))
  const { run, answer, code, output } = await visitEditor(page, PAGE, TITLE)
  await code.fill("console.log('ran')")
  await run.click()
  await expectNotLoaded(page, answer)
  await page.unroute('**/sandbox')
  await run.click()
  await expect(output).toHaveText('ran')
})

test("a host that sends the site's policy as well runs nothing, and the page says so", async ({
  page,
  request,
  allowed,
}) => {
  allowed.push(/Content Security Policy/i, /frame-ancestors/, 'Framing', 'Refused to')
  await page.clock.install()
  await joinPolicies(page, request, { site: PAGE, document: '/sandbox' })
  const { run, answer, code, output } = await visitEditor(page, PAGE, TITLE)
  await code.fill("console.log('ran')")
  await run.click()
  await expectNotLoaded(page, answer)
  await expect(output).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' }) // control: with its own policy only, it runs
  await run.click()
  await expect(output).toHaveText('ran')
})

test('nothing is loaded before Edit, at most 160 KB with it, and nothing for a sample on another page', async ({
  page,
}) => {
  await answerFor(page, 'celo-sepolia', healthy)
  await page.goto(PAGE)
  await hydrated(page)
  const files = watchFiles(page)
  const first = findEditor(page, TITLE)
  await first.edit.focus()
  expect(files.list()).toEqual([])
  await first.edit.click()
  await expect(first.code).toBeFocused()
  const editorBytes = files.weigh()
  await first.run.click()
  await expect(first.output).toContainText('CELO: 21000 gas')
  const bytes = files.weigh()
  console.log(
    `weight: editor: ${editorBytes} bytes, and with its first run ${bytes} of ${MAX_BYTES} in ${files.list().length} files`,
  )
  expect(editorBytes).toBeGreaterThan(1024)
  expect(bytes).toBeGreaterThan(editorBytes)
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  files.forget()
  await followLink(page, '/developer/viem')
  const second = findEditor(page, 'events.ts')
  await second.edit.click()
  await second.run.click()
  await expect(second.output).toHaveText('USDm transfers: 0')
  expect(files.list().filter((file) => !file.startsWith('/sandbox'))).toEqual([])
})

test('works by keyboard alone, and Tab leaves the text', async ({ page }) => {
  const { code, edit, run, output, close } = await visitEditor(page, PAGE, TITLE)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type("console.log('typed')")
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(output).toHaveText('typed')
  await expect(code).toHaveValue("console.log('typed')")
  await page.keyboard.press('Tab')
  await expect(run).toBeFocused()
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(edit).toBeFocused()
  await expect(code).toHaveCount(0)
})

for (const theme of ['dark', 'light'])
  test(`has no finding of axe, with an output and with a fault, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => origin !== 'null' && localStorage.setItem('theme', value), theme)
    await answerFor(page, 'celo-sepolia', healthy)
    const { run, output, answer, code } = await visitEditor(page, PAGE, TITLE)
    await run.click()
    await expect(output).toBeVisible()
    expect(await axeFindings(page, placeInTheme(theme, 'figure.live'))).toEqual([])
    await code.fill('throw new Error()')
    await run.click()
    await expect(answer).toContainText('Error in line 1')
    expect(await axeFindings(page, 'figure.live')).toEqual([])
  })

test('fits a phone of 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await answerFor(page, 'celo-sepolia', healthy)
  const { run, output } = await visitEditor(page, PAGE, TITLE)
  await run.click()
  await expect(output).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no Edit button', async ({ page }) => {
    await page.goto(PAGE)
    await expect(findEditor(page, TITLE).edit).toBeHidden()
  })
})
