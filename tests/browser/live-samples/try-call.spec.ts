import type { Page } from '@playwright/test'
import { axeFindings, placeInTheme } from '../../support/axe-findings'
import { answerFor, failFor, healthy, toEndpoint, type EndpointAnswer } from '../../support/stand-in-endpoint'
import { expect, hydrated, test } from '../../support/test'

const PAGE = '/developer/json-rpc'
const account = '0x471EcE3750Da237f93B8E339c536989b8978a438'

const panel = (page: Page) => page.locator('details', { hasText: 'Try a call' }).last()
const status = (page: Page) => panel(page).getByRole('status')
const field = (page: Page, label: string) => panel(page).getByLabel(label)
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send' })

const LOCKED = '/contracts/reference/locked-celo'
const locked = (page: Page) => page.locator('details', { hasText: 'Call LockedCelo' })

async function openContract(page: Page, name: string) {
  await page.goto(LOCKED)
  await hydrated(page)
  await locked(page).locator('summary').click()
  await locked(page).getByLabel('Function').selectOption(name)
}

async function openPanel(page: Page, method: string) {
  await page.goto(PAGE)
  await hydrated(page)
  await panel(page).locator('summary').click()
  await field(page, 'Method').selectOption(method)
}

test.beforeEach(({ allowed }) => void allowed.push(toEndpoint('celo-sepolia'))) // answered here

test('sends a call, decodes the result, and gives the same call for other tools', async ({ page }) => {
  const asked = await answerFor(page, 'celo-sepolia', healthy)
  await openPanel(page, 'eth_estimateGas')
  await field(page, 'Fee currency').fill(account.toLowerCase())
  await send(page).click()
  await expect(panel(page)).toContainText('In decimal: 21,000 units of gas')
  await expect(status(page)).toContainText(/at block 4,660, in \d+\.\d\d s/)
  const { params } = asked.find(({ method }) => method === 'eth_estimateGas')!
  expect(params).toEqual([{ from: account, to: account, feeCurrency: account.toLowerCase() }])
  for (const name of ['Result', 'viem', 'cast', 'curl'])
    await expect(panel(page).getByRole('group', { name })).toBeVisible()
  await expect(panel(page).getByRole('group', { name: 'cast' })).toContainText('cast rpc --rpc-url')
})

test('nothing is loaded before it is opened, and nothing is sent before Send', async ({ page }) => {
  const asked = await answerFor(page, 'celo-sepolia', healthy)
  await page.goto(PAGE)
  await hydrated(page)
  await expect(panel(page).getByRole('combobox')).toHaveCount(0)
  await panel(page).locator('summary').click()
  await expect(send(page)).toBeVisible()
  expect(asked).toEqual([])
})

test('an argument that cannot be used is explained and focused, and nothing is sent', async ({ page }) => {
  const asked = await answerFor(page, 'celo-sepolia', healthy)
  await openPanel(page, 'eth_getBalance')
  await field(page, 'Account').fill(account.slice(0, -1))
  await send(page).click()
  await expect(status(page)).toContainText('Account: the address is 1 digit short.')
  await expect(field(page, 'Account')).toBeFocused()
  await expect(field(page, 'Account')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Account').fill('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
  await send(page).click()
  await expect(status(page)).toContainText('That looks like a private key')
  await expect(field(page, 'Account')).toHaveValue(account)
  expect(asked).toEqual([])
})

test('a receipt is read by a hash with a colon in it, and not by what could be a key', async ({ page }) => {
  const asked = await answerFor(page, 'celo-sepolia', healthy)
  await openPanel(page, 'eth_getTransactionReceipt')
  const [half, hash] = ['ab'.repeat(16), `0x${'ab'.repeat(32)}`]
  await field(page, 'Transaction hash').fill(hash)
  await send(page).click()
  await expect(status(page)).toContainText('That could be a private key, so nothing was sent')
  await expect(field(page, 'Transaction hash')).toHaveValue('')
  expect(asked).toEqual([])
  await field(page, 'Transaction hash').fill(`0x${half}:${half}`)
  await send(page).click()
  await expect(panel(page).getByRole('group', { name: 'cast' })).toContainText(
    `eth_getTransactionReceipt ${hash}`,
  )
  expect(asked.at(-1)).toMatchObject({ method: 'eth_getTransactionReceipt', params: [hash] })
})

test('an endpoint that is down is told, and the call can be sent again', async ({ page, allowed }) => {
  allowed.push('Failed to load resource')
  await failFor(page, 'celo-sepolia', 'down')
  await openPanel(page, 'eth_blockNumber')
  await send(page).click()
  await expect(status(page)).toContainText("Couldn't reach")
  for (const name of ['viem', 'cast', 'curl']) // to try it elsewhere meanwhile
    await expect(panel(page).getByRole('group', { name })).toContainText(/blockNumber/)
  await answerFor(page, 'celo-sepolia', healthy)
  await send(page).click()
  await expect(panel(page)).toContainText('In decimal: 4,660')
})

/** Answers with the same two numbers to every call of a contract. */
const answerCalls: EndpointAnswer = (request) =>
  request.method === 'eth_call'
    ? { result: `0x${[1234n, 5n].map((value) => value.toString(16).padStart(64, '0')).join('')}` }
    : healthy(request)

test('a form whose program does not arrive says so, and the call can be sent again', async ({
  page,
  allowed,
}) => {
  allowed.push('Failed to load resource')
  await answerFor(page, 'celo-sepolia', healthy)
  await openPanel(page, 'eth_blockNumber')
  await page.route('**/live-samples.*.js', (route) => route.abort('connectionrefused'))
  await send(page).click()
  await expect(status(page)).toContainText("The program didn't load. Your connection may be down.")
  await page.unroute('**/live-samples.*.js')
  await send(page).click()
  await expect(panel(page)).toContainText('In decimal: 4,660')
})

test("a contract's function is called with the values entered, and its result is decoded", async ({
  page,
}) => {
  const asked = await answerFor(page, 'celo-sepolia', answerCalls)
  await openContract(page, 'getPendingWithdrawal(address,uint256)')
  await locked(page).getByLabel('account (address)').fill(account.toLowerCase())
  await locked(page).getByLabel('index (uint256)').fill('2')
  await locked(page).getByRole('button', { name: 'Send' }).click()
  await expect(locked(page)).toContainText('Decoded: [ 1234n, 5n ]')
  const { params } = asked.find(({ method }) => method === 'eth_call')!
  const words = [account.slice(2).toLowerCase(), '2'].map((word) => word.padStart(64, '0')).join('')
  expect(params![0]).toHaveProperty('data', expect.stringMatching(new RegExp(`^0x[0-9a-f]{8}${words}$`)))
  const code = (name: string) => locked(page).getByRole('group', { name })
  await expect(code('cast')).toContainText('"getPendingWithdrawal(address,uint256)(uint256,uint256)"')
  await expect(code('viem')).toContainText("functionName: 'getPendingWithdrawal'")
  await expect(code('viem')).toContainText(`args: ['${account.toLowerCase()}', 2n]`)
  const { data } = params![0] as { data: string }
  await expect(code('curl')).toContainText(`"data":"${data}"`)
})

/** Opens the form of a contract's page, and chooses a function. */
async function openForm(page: Page, path: string, name: string, called: string) {
  await page.goto(path)
  await hydrated(page)
  const form = page.locator('details', { hasText: `Call ${name}` })
  await form.locator('summary').click()
  await form.getByLabel('Function').selectOption(called)
  return form
}

test('a function takes lists and bytes, but nothing that could be a private key', async ({ page }) => {
  const asked = await answerFor(page, 'celo-sepolia', (request) =>
    request.method === 'eth_call' ? { result: `0x${'1'.padStart(64, '0')}` } : healthy(request),
  )
  const form = await openForm(page, '/contracts/reference/registry', 'Registry', 'isOneOf(bytes32[],address)')
  const hashes = form.getByLabel('identifierHashes (bytes32[])')
  const [half, key] = ['ab'.repeat(16), `0x${'ab'.repeat(32)}`]
  await hashes.fill(key)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('status')).toContainText('That could be a private key, so nothing was sent')
  await expect(hashes).toHaveValue('')
  expect(asked).toEqual([])
  await hashes.fill(`0x${half}:${half}, 0x${half}:${half}`)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form).toContainText('Decoded: true')
  await expect(form.getByRole('group', { name: 'cast' })).toContainText(`"[${key},${key}]"`)
})

test("a form has a token's networks and places, or asks for a contract that only the reader knows", async ({
  page,
}) => {
  const asked = await answerFor(page, 'celo-sepolia', answerCalls)
  const own = await openForm(page, '/contracts/reference/release-gold', 'ReleaseGold', 'getTotalBalance()')
  await own.getByLabel('Contract (address)').fill(account.toLowerCase())
  await own.getByRole('button', { name: 'Send' }).click()
  await expect(own).toContainText('Decoded: 1234n')
  const { params } = asked.find(({ method }) => method === 'eth_call')!
  expect(params![0]).toHaveProperty('to', account.toLowerCase())
  const path = '/contracts/reference/fee-currency-adapter'
  const adapters = await openForm(page, path, 'FeeCurrencyAdapter', 'adaptedToken()')
  await expect(adapters.getByLabel('Network').getByRole('option')).toHaveCount(2)
  await adapters.getByLabel('Contract').selectOption('USAT')
  await expect(adapters.getByLabel('Network').getByRole('option')).toHaveText(['Celo'])
})

test('a result that the function cannot have returned is explained', async ({ page }) => {
  await answerFor(page, 'celo-sepolia', (request) =>
    request.method === 'eth_call' ? { result: '0x' } : healthy(request),
  )
  await openContract(page, 'getTotalLockedGold()')
  await locked(page).getByRole('button', { name: 'Send' }).click()
  await expect(locked(page).getByRole('status')).toContainText("The result isn't what this function returns.")
})

test("a contract's form has no finding of axe on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await answerFor(page, 'celo-sepolia', answerCalls)
  await openContract(page, 'getPendingWithdrawal(address,uint256)')
  await locked(page).getByRole('button', { name: 'Send' }).click()
  await expect(locked(page)).toContainText('Decoded')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await axeFindings(page, 'main details[open]')).toEqual([])
})

for (const theme of ['dark', 'light'])
  test(`works by keyboard on a phone of 360 pixels, without a finding of axe, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await answerFor(page, 'celo-sepolia', healthy)
    await openPanel(page, 'eth_getBalance')
    await field(page, 'Account').focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText('In decimal: 1,000,000,000 wei of CELO')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await axeFindings(page, placeInTheme(theme, 'main details[open]'))).toEqual([])
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('says what to do in its place', async ({ page }) => {
    await page.goto(PAGE)
    await panel(page).locator('summary').click()
    await expect(panel(page)).toContainText('The form needs JavaScript.')
  })
})
