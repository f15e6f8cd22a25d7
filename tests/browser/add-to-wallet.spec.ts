import type { Page } from '@playwright/test'
import { hexChainId, walletNetwork } from '../../model/facts/wallet-network'
import { axeFindings, placeInTheme } from '../support/axe-findings'
import { askedOfWallets, putWallet, type WalletAnswers } from '../support/fake-wallet'
import { expect, hydrated, test } from '../support/test'

const sepolia = walletNetwork('celo-sepolia')
const hex = hexChainId(sepolia.chainId)
const PAGE = '/network/celo-sepolia'

const knows: WalletAnswers = {
  wallet_switchEthereumChain: { result: null },
  eth_chainId: { result: hex },
}
const learns: WalletAnswers = {
  wallet_switchEthereumChain: { code: 4902 },
  wallet_addEthereumChain: { result: null },
  eth_chainId: { result: hex },
}

const panel = (page: Page) => page.locator('details', { hasText: 'to a wallet' })
const status = (page: Page) => panel(page).getByRole('status')
const button = (page: Page, wallet: string) => panel(page).getByRole('button', { name: `Add to ${wallet}` })

/** Answers for the endpoint. In: its chain ID, or text for an invalid answer. */
async function answerAs(page: Page, result: string) {
  await page.route(`${sepolia.rpc}/`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { jsonrpc: '2.0', id: 1, result },
    }),
  )
}

async function openPanel(page: Page, address = PAGE) {
  await page.goto(address)
  await hydrated(page)
  await panel(page).locator('summary').click()
  // Until the panel has its height, its buttons still move, and a click could end next to the one where it began.
  await expect(panel(page)).toHaveAttribute('data-fold', '')
  await expect(panel(page)).toHaveAttribute('open')
}

async function pressOnly(page: Page, wallet: string, answers: WalletAnswers, endpoint = hex) {
  await putWallet(page, wallet, answers)
  await answerAs(page, endpoint)
  await openPanel(page)
  await button(page, wallet).click()
}

test.describe('until a wallet is chosen', () => {
  // The fixture fails these tests if there's any request to another origin.
  test('nothing loads while the panel is closed, and one script when it opens', async ({ page }) => {
    const scripts: string[] = []
    await putWallet(page, 'Purse', knows)
    await page.goto(PAGE)
    await hydrated(page)
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await expect(panel(page).getByRole('button')).toHaveCount(0)
    expect(scripts).toEqual([])
    await panel(page).locator('summary').click()
    await expect(button(page, 'Purse')).toBeVisible()
    expect(scripts).toHaveLength(1)
    expect(await askedOfWallets(page)).toEqual([])
  })

  test('the values are shown first', async ({ page }) => {
    await openPanel(page)
    const values = panel(page).getByRole('table')
    for (const value of [sepolia.name, `${sepolia.chainId}, in hex ${hex}`, sepolia.rpc, sepolia.explorer])
      await expect(values).toContainText(value)
    await expect(values.getByRole('row', { name: 'Currency symbol' })).toContainText(sepolia.currency.symbol)
  })

  test('without a wallet, it explains what to do and offers no button', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { ethereum: { request: () => undefined } }))
    await openPanel(page)
    await expect(status(page)).toContainText('No wallet found in this browser.')
    await expect(status(page)).toContainText("On a phone, open this page in your wallet app's browser.")
    await expect(panel(page).getByRole('button')).toHaveCount(0)
  })

  test('lists two wallets by name', async ({ page }) => {
    await putWallet(page, 'Purse', knows)
    await putWallet(page, 'Bag', knows)
    await openPanel(page)
    await expect(panel(page).getByRole('button')).toHaveText(['Add to Purse', 'Add to Bag'])
    await expect(status(page)).toContainText('2 wallets are installed. Choose one.')
  })

  test('adds a wallet that appears later to the list', async ({ page }) => {
    await openPanel(page)
    await expect(status(page)).toContainText('No wallet')
    await page.evaluate(() => {
      const detail = { info: { uuid: '1', name: 'Late' }, provider: { request: () => Promise.resolve() } }
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    })
    await expect(button(page, 'Late')).toBeVisible()
    await expect(status(page)).toContainText('Late is installed.')
  })
})

test.describe('with a wallet', () => {
  test.beforeEach(({ allowed }) => void allowed.push(`other origin: ${sepolia.rpc}/`)) // this test answers

  test("adds a network that the wallet doesn't have", async ({ page }) => {
    await pressOnly(page, 'Purse', learns)
    await expect(status(page)).toHaveText(`${sepolia.name} was added to Purse and selected.`)
    await expect(button(page, 'Purse')).toBeFocused()
    const asked = await askedOfWallets(page)
    expect(asked.map(({ method }) => method)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'eth_chainId',
    ])
    expect(asked[1]?.params).toEqual([
      {
        chainId: hex,
        chainName: sepolia.name,
        rpcUrls: [sepolia.rpc],
        nativeCurrency: sepolia.currency,
        blockExplorerUrls: [sepolia.explorer],
      },
    ])
  })

  test('selects a network that the wallet already has, and adds nothing', async ({ page }) => {
    await pressOnly(page, 'Purse', knows)
    await expect(status(page)).toContainText('Nothing was added.')
    expect((await askedOfWallets(page)).map(({ method }) => method)).not.toContain('wallet_addEthereumChain')
  })

  test('asks only the chosen wallet', async ({ page }) => {
    await putWallet(page, 'Bag', knows)
    await pressOnly(page, 'Purse', knows)
    await expect(status(page)).toContainText('Purse already had')
    expect(new Set((await askedOfWallets(page)).map(({ wallet }) => wallet))).toEqual(new Set(['Purse']))
  })

  test('explains code 4902 while it asks to add the network', async ({ page }) => {
    await pressOnly(page, 'Purse', { wallet_switchEthereumChain: { code: 4902 } })
    await expect(status(page)).toContainText(`${sepolia.name} isn't in Purse yet (code 4902)`)
    await expect(status(page)).toContainText('Compare the values it shows with the ones above')
  })

  for (const [code, words] of [
    [4001, 'You rejected the request in Purse (code 4001). Nothing changed.'],
    [-32002, 'Purse already has a request waiting for you (code -32002).'],
    [4100, "Purse doesn't accept networks from this page."],
    [-32000, 'Purse reported: “Broken.” (-32000).'],
  ] as const)
    test(`explains ${code}, and the button works afterward`, async ({ page }) => {
      await pressOnly(page, 'Purse', { wallet_switchEthereumChain: { code, message: 'Broken.' } })
      await expect(status(page)).toContainText(words)
      await button(page, 'Purse').click()
      await expect.poll(async () => (await askedOfWallets(page)).length).toBe(2)
    })

  test("doesn't ask the wallet if the endpoint belongs to another chain", async ({ page }) => {
    await pressOnly(page, 'Purse', learns, '0x1')
    await expect(status(page)).toContainText(
      `Do not add this network: ${new URL(sepolia.rpc).host} returned chain ID 1 instead of ${sepolia.chainId}.`,
    )
    expect(await askedOfWallets(page)).toEqual([])
  })

  test("doesn't ask the wallet if the endpoint is unavailable", async ({ page, allowed }) => {
    allowed.push('Failed to load resource')
    await putWallet(page, 'Purse', learns)
    await page.route(`${sepolia.rpc}/`, (route) => route.abort('connectionrefused'))
    await openPanel(page)
    await button(page, 'Purse').click()
    await expect(status(page)).toContainText("Your wallet wasn't contacted.")
    expect(await askedOfWallets(page)).toEqual([])
  })

  test('gives up on an endpoint that hangs after ten seconds', async ({ page }) => {
    await putWallet(page, 'Purse', learns)
    await page.route(`${sepolia.rpc}/`, () => undefined) // never answered
    await openPanel(page)
    await page.clock.install()
    await button(page, 'Purse').click()
    await expect(status(page)).toContainText(`Checking the chain ID of ${new URL(sepolia.rpc).host}`)
    await page.clock.runFor(9_000)
    await expect(status(page)).toContainText('Checking')
    await page.clock.runFor(1_000)
    await expect(status(page)).toContainText("didn't respond within 10 seconds")
    expect(await askedOfWallets(page)).toEqual([])
  })

  test('works with only a keyboard, on a page that the router loaded', async ({ page }) => {
    await putWallet(page, 'Purse', learns)
    await answerAs(page, hex)
    await page.goto('/network')
    await hydrated(page)
    await page.getByRole('main').locator('a[href="/network/celo-sepolia"]').first().press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Celo Sepolia testnet')
    await panel(page).locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Purse')).toBeVisible()
    await page.keyboard.press('Tab') // the values' frame, which may need scrolling
    await page.keyboard.press('Tab')
    await expect(button(page, 'Purse')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(status(page)).toContainText('added to')
  })

  for (const theme of ['dark', 'light'])
    test(`has no problem that axe finds when open, ${theme}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await putWallet(page, 'Bag', knows)
      await pressOnly(page, 'Purse', { wallet_switchEthereumChain: { code: 4001 } })
      await expect(status(page)).toContainText('4001')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await axeFindings(page, placeInTheme(theme, 'main details[open]'))).toEqual([])
    })

  for (const width of [360, 1920])
    test(`fits a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await pressOnly(page, 'A wallet with a name of forty characters', learns)
      await expect(status(page)).toContainText('added to')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
})

test('control: the policy allows no other endpoint', async ({ page, allowed }) => {
  allowed.push('other origin: https://rpc.example.org/', 'Content Security Policy', 'Fetch API cannot load')
  await page.goto(PAGE)
  const reached = (url: string) =>
    page.evaluate(
      (address) =>
        fetch(address)
          .then(() => true)
          .catch(() => false),
      url,
    )
  await page.route('https://rpc.example.org/', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' }),
  )
  expect(await reached('https://rpc.example.org/')).toBe(false)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the values and how to enter them, but no button', async ({ page }) => {
    await page.goto(PAGE)
    await panel(page).locator('summary').click()
    await expect(panel(page).getByRole('table')).toContainText(sepolia.rpc)
    await expect(panel(page)).toContainText('To add it manually, open the list of networks in your wallet')
    await expect(panel(page).getByRole('link')).toBeVisible()
    await expect(panel(page).getByRole('button')).toHaveCount(0)
  })
})
