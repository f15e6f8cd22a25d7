import { walletNetwork } from '../../../model/facts/wallet-network'
import { answerFor, failFor, healthy, toEndpoint } from '../../support/stand-in-endpoint'
import { expect, test } from '../../support/test'
import { visitSample } from './open-sample'

const PAGE = '/developer/json-rpc'
const TITLE = 'prices.ts'
const sepolia = walletNetwork('celo-sepolia')
const host = new URL(sepolia.rpc).host

test.beforeEach(({ allowed }) => void allowed.push(toEndpoint('celo-sepolia'))) // answered here

test.describe('an outage', () => {
  for (const [name, how, words] of [
    ['down', 'down', `Couldn't reach ${host}.`],
    ['limited', 429, 'The endpoint limits how often you can ask'],
    ['failing', 503, 'The endpoint returned an error (HTTP 503).'],
    ['a sign-in page', '<html>', "The endpoint's response isn't JSON-RPC."],
    [
      'on another chain',
      '{"result":"0x1"}',
      `The endpoint is on another chain: 1 instead of ${sepolia.chainId}.`,
    ],
  ] as const)
    test(`${name} is told in a sentence, the recorded output stays, and the retry works`, async ({
      page,
      allowed,
    }) => {
      allowed.push('Failed to load resource')
      await failFor(page, 'celo-sepolia', how)
      const { run, answer, recorded, output, figure } = await visitSample(page, PAGE, TITLE)
      await run.click()
      await expect(answer).toContainText(words)
      await expect(recorded).toBeVisible()
      await answerFor(page, 'celo-sepolia', healthy)
      await figure.getByRole('button', { name: 'Try again' }).click()
      await expect(output).toContainText('CELO: 21000 gas')
      await expect(run).toBeFocused()
    })

  test('slow is given up after ten seconds', async ({ page }) => {
    await failFor(page, 'celo-sepolia', 'silent')
    const { run, answer, recorded } = await visitSample(page, PAGE, TITLE)
    await page.clock.install()
    await run.click()
    await expect(answer).toContainText(`Waiting for ${host}…`)
    await page.clock.runFor(10_000)
    await expect(answer).toContainText("The endpoint didn't respond within 10 seconds.")
    await expect(recorded).toBeVisible()
  })

  test('Stop ends the wait', async ({ page }) => {
    await failFor(page, 'celo-sepolia', 'silent')
    const { run, answer, figure } = await visitSample(page, PAGE, TITLE)
    await run.click()
    await expect(answer).toContainText('Waiting')
    await figure.getByRole('button', { name: 'Stop' }).click()
    await expect(answer).toBeEmpty()
    await expect(run).toBeFocused()
  })

  test('an error of the call is shown as what it is', async ({ page }) => {
    await answerFor(page, 'celo-sepolia', (request) =>
      request.method === 'eth_estimateGas'
        ? { error: { code: -32000, message: 'execution reverted' } }
        : healthy(request),
    )
    const { run, answer } = await visitSample(page, PAGE, TITLE)
    await run.click()
    await expect(answer).toContainText('The sample stopped with an error.')
    await expect(answer).toContainText('-32000: execution reverted')
  })

  test('a program that does not arrive can be tried again', async ({ page, allowed }) => {
    allowed.push('Failed to load resource')
    const { run, answer } = await visitSample(page, PAGE, TITLE)
    const scripts: string[] = []
    await page.route('**/assets/js/*.js', (route) => {
      scripts.push(route.request().url())
      return scripts.length > 1 ? route.abort() : route.continue() // the panel arrives, and viem doesn't
    })
    await run.click()
    await expect(answer).toContainText("The program didn't load.")
    await page.unroute('**/assets/js/*.js')
    await answerFor(page, 'celo-sepolia', healthy)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(answer).toContainText('CELO: 21000 gas')
  })
})
