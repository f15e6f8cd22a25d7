import { axeFindings } from '../../support/axe-findings'
import { answerFor, healthy, toEndpoint } from '../../support/stand-in-endpoint'
import { expect, hydrated, test } from '../../support/test'
import { findEditor, visitEditor } from './open-editor'

const PAGE = '/developer/viem'
const TITLE = 'send-celo.ts'

test.beforeEach(async ({ allowed, page }) => {
  allowed.push(toEndpoint('celo-sepolia')) // answered here
  await answerFor(page, 'celo-sepolia', healthy)
})

test('a program has a tab for each file that it imports from the page, and all can be edited', async ({
  page,
}) => {
  const { code, tab, run, reset, output, editor } = await visitEditor(page, PAGE, TITLE)
  await expect(editor.getByRole('tab')).toHaveText([TITLE, 'client.ts'])
  await code.fill("import { mine } from './client'\nconsole.log(mine)")
  await tab('client.ts').click()
  await expect(code).toBeHidden()
  const client = editor.getByRole('textbox', { name: 'Code of client.ts' })
  const first = await client.inputValue()
  expect(first).toContain('createWalletClient')
  await client.fill(`${first}\nexport const mine = typeof publicClient.getBalance\n`)
  await run.click()
  await expect(output).toHaveText('function')
  await reset.click()
  await expect(client).toHaveValue(first)
  await expect(client).toBeFocused()
  await tab(TITLE).click()
  await expect(code).toHaveValue(/from '\.\/client'/)
})

test('an error in another file opens it at the line', async ({ page }) => {
  const { code, tab, run, answer, editor } = await visitEditor(page, PAGE, TITLE)
  const client = editor.getByRole('textbox', { name: 'Code of client.ts' })
  const bad = editor.locator('.editor-line-bad')
  await tab('client.ts').click()
  await client.fill("\nexport const publicClient = 1\nthrow new Error('mine')")
  await tab(TITLE).click()
  await run.click()
  await expect(answer).toContainText('Error in line 3 of client.ts')
  await expect(client).toBeVisible()
  await expect(bad).toHaveText("throw new Error('mine')")
  await client.fill('export const a = = 1')
  await run.click()
  await expect(answer).toContainText('Error in line 1 of client.ts')
  await tab(TITLE).click()
  await code.fill("import './clients'")
  await run.click()
  await expect(answer).toContainText("“./clients” isn't a file of this program. It has send-celo.ts.")
})

test('a private key in any file is refused, and taken away', async ({ page }) => {
  const key = `0x${'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'}`
  const { tab, run, answer, editor } = await visitEditor(page, PAGE, TITLE)
  const client = editor.getByRole('textbox', { name: 'Code of client.ts' })
  await tab('client.ts').click()
  await client.fill(`export const key = '${key}'`)
  await run.click()
  await expect(answer).toContainText('That looks like a private key or a recovery phrase, so nothing ran')
  await expect(client).toHaveValue("export const key = 'removed'")
})

test('a program reads the JSON files of its page, with what the reader made of them', async ({ page }) => {
  const { code, tab, run, output, editor } = await visitEditor(page, '/build/bulk-payouts', 'payout.ts')
  await code.fill(
    "import { existsSync, readFileSync, writeFileSync } from 'node:fs'\nwriteFileSync('b.json', readFileSync('payouts.json', 'utf8'))\nconsole.log(readFileSync('b.json', 'utf8'), existsSync('c.json'))",
  )
  await tab('payouts.json').click()
  await editor.getByRole('textbox', { name: 'Code of payouts.json' }).fill('["mine"]')
  await run.click()
  await expect(output).toHaveText('["mine"] false')
})

test('the tabs work by keyboard, and have no finding of axe', async ({ page }) => {
  const { tab, code } = await visitEditor(page, PAGE, TITLE)
  await tab(TITLE).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('client.ts')).toBeFocused()
  await expect(tab('client.ts')).toHaveAttribute('aria-selected', 'true')
  await expect(code).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(tab(TITLE)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Code of client.ts' })).toBeFocused()
  expect(await axeFindings(page, '[role=group][aria-label^="Editor for"]')).toEqual([])
})

test('control: a program of one file has no tabs', async ({ page }) => {
  const { editor } = await visitEditor(page, '/developer/json-rpc', 'prices.ts')
  await expect(editor.getByRole('tab')).toHaveCount(0)
})

test('a program that needs something else says so in place of Edit', async ({ page }) => {
  await page.goto('/developer/contractkit/notes-web3-with-contractkit')
  await hydrated(page)
  await expect(findEditor(page, 'units.ts').edit).toHaveCount(0)
  await expect(page.getByText("This program doesn't run on this page, because it needs web3")).toBeVisible()
})

test('a program that only runs at an endpoint of the reader says so, and stops without one', async ({
  page,
}) => {
  const { code, run, answer } = await visitEditor(page, '/integration/general', 'trace.ts')
  await expect(page.getByText('name an endpoint that offers debug_traceBlockByNumber')).toBeVisible()
  await code.fill(
    "import { createPublicClient, http } from 'viem'\nimport { celoSepolia } from 'viem/chains'\nconst client = createPublicClient({ chain: celoSepolia, transport: http() })\nawait client.request({ method: 'debug_traceBlockByNumber', params: ['0x1'] } as never)",
  )
  await run.click()
  await expect(answer).toContainText("The program called debug_traceBlockByNumber, and the call wasn't sent.")
  await expect(answer).toContainText('Name one that does in the field below the program')
})
