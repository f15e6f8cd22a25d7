// What readers can look up or calculate in a page: the network's current values, a fee, and units.
import type { Locator, Page } from '@playwright/test'
import readings from '../../../data/network-readings.json'
import tokens from '../../../data/tokens.json'
import { dayText } from '../../../model/facts/fact-text'
import type { NetworkReading } from '../../../model/facts/schema/network-readings'
import { axeFindings, placeInTheme } from '../../support/axe-findings'
import { watchFiles } from '../../support/loaded-files'
import { answerFor, failFor, toEndpoint, type EndpointAnswer } from '../../support/stand-in-endpoint'
import { expect, hydrated, test } from '../../support/test'

const words = (...values: number[]) =>
  `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`

const block = {
  number: '0x2faf080',
  timestamp: '0x68000000',
  gasUsed: '0x2dc6c0',
  gasLimit: '0x1c9c380',
  baseFeePerGas: '0x2f26000000',
  extraData: `0x01000000fa00000006${(200_000_000_000).toString(16).padStart(16, '0')}`,
}

/** Celo mainnet in epoch 2,050, where a gas price is 100 gwei and a CELO costs 0.25 of any currency. */
const mainnet: EndpointAnswer = ({ method, params }) => {
  if (method === 'eth_chainId') return { result: '0xa4ec' }
  if (method === 'eth_getBlockByNumber') return { result: block }
  if (method === 'eth_gasPrice') return { result: '0x174876e800' }
  if (method !== 'eth_call') return { result: block.number }
  const [{ data }] = params as [{ data: string }]
  if (data.length === 10) return { result: words(2050) }
  return { result: data.startsWith('0xefb7601d') ? words(1, 4) : words(1, 50_000) }
}

async function open(page: Page, path: string, name: string) {
  await page.goto(path)
  await hydrated(page)
  const panel = page.locator('details', { hasText: name }).last()
  await panel.locator('summary').click()
  // What moves between the two halves of a press isn't pressed.
  await panel.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)),
  )
  return panel
}

test.beforeEach(({ allowed }) => void allowed.push(toEndpoint('celo'))) // answered here

test("reads the network's current values on request, and nothing before", async ({ page }) => {
  const asked = await answerFor(page, 'celo', mainnet)
  const files = watchFiles(page)
  await page.goto('/network/mainnet')
  await hydrated(page)
  const before = files.weigh()
  const panel = page.locator('details', { hasText: 'Current values of Celo' }).last()
  await panel.locator('summary').click()
  await expect(panel.getByRole('button', { name: 'Read now' })).toBeVisible()
  const row = (name: string) => panel.getByRole('row', { name })
  await expect(row('Block number')).toContainText(readings.celo.block.toLocaleString('en-US'))
  expect(asked).toEqual([])
  await panel.getByRole('button', { name: 'Read now' }).click()
  await expect(row('Block number')).toContainText('50,000,000')
  await expect(panel).not.toContainText('Recorded on')
  await expect(row('Gas used')).toContainText('3,000,000 of 30,000,000 (10%)')
  await expect(row('Minimum base fee')).toContainText('200 gwei')
  await expect(row('Epoch')).toContainText('2,050')
  await expect(row('Response time')).toContainText(/\d+ ms/)
  await expect(panel.getByRole('status')).toContainText('the median of 5 requests')
  expect(asked.length).toBe(7) // chain ID, block number, and the five that are timed
  expect(files.weigh() - before).toBeLessThanOrEqual(12_000)
})

const NETWORKS = [
  ['celo', '/network/mainnet', 'Current values of Celo'],
  ['celo-sepolia', '/network/celo-sepolia', 'Current values of Celo Sepolia'],
] as const

/** The panel shows these values of a recorded block, each with the date or the reason why it's missing. */
async function expectRecorded(panel: Locator, network: 'celo' | 'celo-sepolia') {
  const { block, producedAt, baseFee, ...more }: NetworkReading = readings[network]
  const on = dayText(new Date(producedAt * 1000).toISOString().slice(0, 10))
  const row = (name: string) => panel.getByRole('row', { name })
  await expect(panel.getByText(`Recorded on ${on}:`)).toBeVisible()
  await expect(row('Block number')).toContainText(block.toLocaleString('en-US'))
  await expect(row('Produced at')).toContainText(`${on}, `)
  await expect(row('Base fee').first()).toContainText(`${baseFee / 1e9} gwei`)
  await expect(row('Minimum base fee')).toContainText(
    more.minimumBaseFee === undefined ? 'Not in this block' : `${more.minimumBaseFee / 1e9} gwei`,
  )
  await expect(row('Epoch')).toContainText(
    more.epoch === undefined ? 'Not recorded. Click Read now' : more.epoch.toLocaleString('en-US'),
  )
  await expect(row('Response time')).toContainText('Not recorded, because it depends on your connection')
}

for (const [network, path, name] of NETWORKS) {
  test(`“${name}” has recorded values with their date, which stay if the endpoint fails`, async ({
    page,
    allowed,
  }) => {
    allowed.push('Failed to load resource', toEndpoint(network))
    await failFor(page, network, 'down')
    const panel = await open(page, path, name)
    await expectRecorded(panel, network)
    await panel.getByRole('button', { name: 'Read now' }).click()
    await expect(panel.getByRole('status')).toContainText("Couldn't reach")
    await expectRecorded(panel, network)
  })

  test.describe(`“${name}” without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })
    test('has the recorded values, and no button', async ({ page }) => {
      await page.goto(path)
      const panel = page.locator('main details', { hasText: name }).last()
      await panel.locator('summary').click()
      await expectRecorded(panel, network)
      await expect(panel.getByRole('button')).toHaveCount(0)
    })
  })
}

test('an endpoint that is down is told, and the values can be read again', async ({ page, allowed }) => {
  allowed.push('Failed to load resource')
  await failFor(page, 'celo', 'down')
  const panel = await open(page, '/network/mainnet', 'Current values of Celo')
  await panel.getByRole('button', { name: 'Read now' }).click()
  await expect(panel.getByRole('status')).toContainText("Couldn't reach")
  await answerFor(page, 'celo', mainnet)
  await panel.getByRole('button', { name: 'Read now' }).click()
  await expect(panel.getByRole('button', { name: 'Read again' })).toBeVisible()
})

test('calculates a fee from recorded values, then from current ones in a stablecoin', async ({ page }) => {
  const asked = await answerFor(page, 'celo', mainnet)
  const panel = await open(page, '/what-is-celo/using-celo/gas-fees', 'Calculate a fee')
  await expect(panel).toContainText('0.004252 CELO = 21,000 gas × 202.5 gwei ÷ 1,000,000,000')
  await panel.getByLabel('What you do').selectOption('Send USDm to someone who holds USDm')
  await expect(panel).toContainText('0.008214 CELO = 40,564 gas')
  await panel.getByLabel('Token that pays the fee').selectOption('USDC')
  await expect(panel).toContainText('To calculate the fee in USDC, get its current rate')
  expect(asked).toEqual([])
  await panel.getByRole('button', { name: 'Get the current price and rate' }).click()
  await expect(panel).toContainText(
    '0.002264 USDC = (40,564 + 50,000 gas for USDC) × 100 gwei ÷ 1,000,000,000 × 0.25 USDC per CELO',
  )
  await expect(panel.getByLabel(/Price of gas/)).toHaveValue('100')
  await panel.getByLabel('Token that pays the fee').selectOption('USDm')
  await expect(panel).toContainText('To calculate the fee in USDm')
})

test('calculates a fee in every token at once, and says which have no rate', async ({ page }) => {
  const asked = await answerFor(page, 'celo', (request) => {
    const [call] = (request.params ?? []) as { data?: string }[]
    const isEurm = call?.data?.toLowerCase().endsWith(tokens.EURm.celo.token.slice(2).toLowerCase())
    return isEurm ? { error: { code: 3, message: 'execution reverted' } } : mainnet(request)
  })
  const panel = await open(page, '/what-is-celo/using-celo/gas-fees', 'Calculate a fee')
  await panel.getByLabel('What you do').selectOption('Send USDm to someone who holds USDm')
  await panel.getByLabel('Token that pays the fee').selectOption('Every token')
  await panel.getByRole('button', { name: 'Get the current price and all rates' }).click()
  const row = (name: string) => panel.getByRole('row', { name: new RegExp(`^${name} `) })
  await expect(row('CELO')).toHaveText('CELO0.00405611840,564')
  await expect(row('USDm')).toHaveText('USDm0.0022640.251890,564')
  await expect(row('USDC')).toHaveText('USDC0.0022650.25690,564') // in whole millionths, rounded up
  await expect(row('EURm')).toHaveText('EURmNo rate now18')
  await expect(panel).toContainText('Fee = gas × 100 gwei ÷ 1,000,000,000 × tokens per CELO.')
  expect(asked.length).toBeLessThan(60)
})

test('what cannot be calculated is explained next to its field', async ({ page }) => {
  const panel = await open(page, '/what-is-celo/using-celo/gas-fees', 'Calculate a fee')
  await panel.getByRole('textbox', { name: 'Gas', exact: true }).fill('many')
  await expect(panel.getByRole('status')).toContainText("Gas: “many” isn't a whole number.")
  await expect(panel.getByRole('textbox', { name: 'Gas', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await panel.getByRole('textbox', { name: 'Gas', exact: true }).fill('21000')
  await panel.getByLabel(/Price of gas/).fill('-1')
  await expect(panel.getByRole('status')).toContainText("Price of gas: “-1” isn't an amount.")
})

test('converts between wei, gwei and CELO in either direction', async ({ page }) => {
  const panel = await open(page, '/developer/json-rpc', 'Convert units')
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true })
  await expect(field('wei')).toHaveValue('1000000000000000000')
  await field('wei').fill('0x60db88400')
  await expect(field('gwei')).toHaveValue('26')
  await field('gwei').fill('202.5')
  await expect(field('CELO')).toHaveValue('0.0000002025')
  await field('wei').fill('1.5')
  await expect(panel.getByRole('status')).toContainText('wei: write a whole number')
  await panel.getByLabel('What to convert').selectOption('A token with 6 decimals, such as USDC or USDT')
  await expect(field('Smallest unit')).toHaveValue('1000000')
})

test('what looks like a private key is refused where fields take effect at once, and taken away', async ({
  page,
}) => {
  const key = `0x${'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'}`
  const fees = await open(page, '/what-is-celo/using-celo/gas-fees', 'Calculate a fee')
  const gas = fees.getByRole('textbox', { name: 'Gas', exact: true })
  const price = fees.getByLabel(/Price of gas/)
  for (const field of [gas, price]) {
    const first = await field.inputValue()
    await field.fill(key)
    await expect(fees.getByRole('status')).toContainText('That looks like a private key')
    await expect(field).toHaveValue(first)
    await field.fill('5')
    await expect(fees.getByRole('status')).not.toContainText('private key') // control
  }
  const units = await open(page, '/developer/json-rpc', 'Convert units')
  const wei = units.getByRole('textbox', { name: 'wei', exact: true })
  await wei.fill(key)
  await expect(units.getByRole('status')).toContainText('That looks like a private key')
  await expect(wei).toHaveValue('')
  await wei.fill(`0x${'de0b6b3a7640000'.padStart(64, '0')}`) // control: a result of JSON-RPC
  await expect(units.getByRole('textbox', { name: 'CELO', exact: true })).toHaveValue('1')
  expect(await page.content()).not.toContain(key)
})

/** Nothing sticks out of a phone, and axe finds nothing. */
async function expectUsable(page: Page, place: string) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await axeFindings(page, place)).toEqual([])
}

for (const [path, name, action] of [
  ['/network/mainnet', 'Current values of Celo', 'Read now'],
  ['/what-is-celo/using-celo/gas-fees', 'Calculate a fee', 'Get the current price'],
  ['/developer/json-rpc', 'Convert units', undefined],
] as const)
  for (const theme of ['dark', 'light'])
    test(`“${name}” has no finding of axe on a phone of 360 pixels, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await answerFor(page, 'celo', mainnet)
      const panel = await open(page, path, name)
      if (action) {
        await expect(panel.getByRole('button', { name: action })).toBeVisible()
        await expectUsable(page, 'main details[open]') // with recorded values
        await panel.getByRole('button', { name: action }).focus()
        await page.keyboard.press('Enter')
        await expect(panel.getByRole('status')).toContainText('Read from')
      } else await expect(panel.getByRole('combobox')).toBeVisible()
      // The page of the units is checked with its other panel, in try-call.spec.ts.
      await expectUsable(page, action ? placeInTheme(theme, 'main details[open]') : 'main details[open]')
    })
