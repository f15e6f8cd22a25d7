import { walletNetwork } from '../../../model/facts/wallet-network'
import { axeFindings, placeInTheme } from '../../support/axe-findings'
import { followLink, watchFiles } from '../../support/loaded-files'
import { answerFor, healthy, toEndpoint } from '../../support/stand-in-endpoint'
import { expect, hydrated, test } from '../../support/test'
import { openSample, visitSample } from './open-sample'

const PAGE = '/developer/json-rpc'
const TITLE = 'prices.ts'
const sepolia = walletNetwork('celo-sepolia')
const host = new URL(sepolia.rpc).host
const other = '0x471EcE3750Da237f93B8E339c536989b8978a438'
/** Until the first output of a read, compressed. */
const MAX_BYTES = 80 * 1024

test.beforeEach(({ allowed }) => void allowed.push(toEndpoint('celo-sepolia'))) // answered here

test('Run shows the output, the endpoint, the block and the time', async ({ page }) => {
  const asked = await answerFor(page, 'celo-sepolia', healthy)
  const { run, output, recorded, figure, answer } = await visitSample(page, PAGE, TITLE)
  await expect(recorded).toContainText('Recorded')
  await run.click()
  await expect(output).toHaveText(/^CELO: 21000 gas at 1000000000 .* costs about 0\.000021 CELO\nUSDC: /)
  await expect(answer).toContainText('Live output')
  await expect(recorded).toBeHidden()
  await expect(figure).toContainText(host)
  await expect(figure).toContainText(/Block 4,660 at .*: 8 requests in \d+\.\d\d s, nothing signed/)
  await expect(run).toBeFocused()
  expect(asked.map(({ method }) => method)).toEqual([
    'eth_chainId',
    'eth_blockNumber',
    ...Array(2).fill(['eth_gasPrice', 'eth_maxPriorityFeePerGas', 'eth_estimateGas']).flat(),
  ])
})

test('a changed value is what is sent and copied, and Reset brings the first one back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked = await answerFor(page, 'celo-sepolia', healthy)
  const { run, reset, output, recorded, field, figure } = await visitSample(page, PAGE, TITLE)
  const first = await field('Account').innerText()
  await field('Account').fill(other)
  await run.click()
  await expect(output).toBeVisible()
  const estimate = asked.find(({ method }) => method === 'eth_estimateGas')
  expect(estimate?.params).toMatchObject([{ from: other, to: other }])
  await figure.getByRole('button', { name: `Copy the code of ${TITLE}` }).click()
  await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`const account = '${other}' // any address\n`)
  expect(copied).toMatch(/^const endpoint = [^]+\n\}$/)
  await reset.click()
  await expect(field('Account')).toHaveText(first)
  await expect(recorded).toBeVisible()
  await expect(output).toHaveCount(0)
})

test('a network can be changed, and the requests go there', async ({ page, allowed }) => {
  allowed.push(toEndpoint('celo'))
  const mainnet = walletNetwork('celo')
  await answerFor(page, 'celo', (request) =>
    request.method === 'eth_chainId' ? { result: `0x${mainnet.chainId.toString(16)}` } : healthy(request),
  )
  const { run, reset, output, field, figure } = await visitSample(page, '/network/celo-sepolia', 'connect.ts')
  await field('Network').fill('celo')
  await run.click()
  await expect(output).toHaveText('42220 4660n')
  await expect(figure).toContainText(new URL(mainnet.rpc).host)
  await reset.click()
  await expect(figure).toContainText(host)
})

test.describe('a value that cannot be used', () => {
  // No stand-in: any request fails the test, because none leaves this machine.
  test('is explained, and nothing is sent', async ({ page }) => {
    const { run, answer, recorded, field, figure } = await visitSample(page, PAGE, TITLE)
    await field('Account').fill(other.slice(0, -1))
    await run.click()
    await expect(answer).toContainText('Account: the address is 1 digit short.')
    await expect(answer).toContainText('Yours has 39.')
    await expect(figure).toContainText('Nothing was sent.')
    await expect(field('Account')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('Account')).toBeFocused()
    await expect(recorded).toBeVisible()
  })

  test('that looks like a private key is refused and taken away', async ({ page }) => {
    const key = `0x${'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'}`
    const { run, answer, field } = await visitSample(page, PAGE, TITLE)
    const first = await field('Account').innerText()
    await field('Account').fill(key)
    await run.click()
    await expect(answer).toContainText('That looks like a private key, so nothing was sent')
    await expect(field('Account')).toHaveText(first)
    expect(await page.content()).not.toContain(key)
  })
})

test('nothing is loaded before Run, at most 80 KB for it, and nothing for a sample on another page', async ({
  page,
}) => {
  await answerFor(page, 'celo-sepolia', healthy)
  const { run, output, field } = await visitSample(page, PAGE, TITLE)
  const files = watchFiles(page)
  await field('Account').fill(other)
  expect(files.list()).toEqual([])
  await run.click()
  await expect(output).toBeVisible()
  const bytes = files.weigh()
  console.log(`weight: first run of a sample: ${bytes} of ${MAX_BYTES} bytes in ${files.list().length} files`)
  expect(bytes).toBeGreaterThan(1024)
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  files.forget()
  await followLink(page, '/developer/viem')
  const second = openSample(page, 'events.ts')
  await second.run.click()
  await expect(second.output).toHaveText('USDm transfers: 0')
  expect(files.list()).toEqual([])
})

test('works by keyboard alone', async ({ page }) => {
  await answerFor(page, 'celo-sepolia', healthy)
  const { run, output, field, answer } = await visitSample(page, PAGE, TITLE)
  await run.focus()
  await page.keyboard.press('Tab') // the code, which may have to be scrolled
  await page.keyboard.press('Tab')
  await expect(field('Account')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0x12')
  await page.keyboard.press('Enter')
  await expect(answer).toContainText('38 digits short')
  await expect(field('Account')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(other.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(output).toContainText('CELO: 21000 gas')
})

for (const theme of ['dark', 'light'])
  test(`has no finding of axe with an answer and with a fault, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await answerFor(page, 'celo-sepolia', healthy)
    const { run, output, answer, field } = await visitSample(page, PAGE, TITLE)
    await run.click()
    await expect(output).toBeVisible()
    expect(await axeFindings(page, placeInTheme(theme, 'figure.live'))).toEqual([])
    await field('Account').fill('me')
    await run.click()
    await expect(answer).toContainText("doesn't start with 0x")
    expect(await axeFindings(page, 'figure.live')).toEqual([])
  })

test('fits a phone of 360 pixels, before and after', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await answerFor(page, 'celo-sepolia', healthy)
  const { run, output } = await visitSample(page, PAGE, TITLE)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(360)
  await run.click()
  await expect(output).toBeVisible()
  expect(await width()).toBeLessThanOrEqual(360)
})

test('a press before the application has started is done once it has', async ({ page }) => {
  await answerFor(page, 'celo-sepolia', healthy)
  await page.goto(PAGE, { waitUntil: 'commit' })
  const { run, output } = openSample(page, TITLE)
  await run.click()
  await expect(output).toContainText('CELO: 21000 gas')
  await hydrated(page)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the recorded output is shown, and no button', async ({ page }) => {
    await page.goto(PAGE)
    const { figure, recorded } = openSample(page, TITLE)
    await expect(recorded).toContainText('Recorded')
    await expect(recorded).toContainText('CELO: 21000 gas at 26000000000')
    await expect(figure.getByRole('button')).toHaveCount(0)
  })
})
