import type { Page } from '@playwright/test'
import { holdRequests } from '../support/held-requests'
import { expect, hydrated, kitchenSink, test } from '../support/test'

const WALLETS = 'eip6963:announceProvider'

/** Counts the window's listeners for wallets. */
async function countListeners(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((type) => {
    const counted = Object.assign(window, { walletListeners: 0 })
    const { addEventListener: add, removeEventListener: remove } = window
    window.addEventListener = (...given: unknown[]) => {
      if (given[0] === type) counted.walletListeners += 1
      Reflect.apply(add, window, given)
    }
    window.removeEventListener = (...given: unknown[]) => {
      if (given[0] === type) counted.walletListeners -= 1
      Reflect.apply(remove, window, given)
    }
  }, WALLETS)
  return () => page.evaluate(() => (window as unknown as { walletListeners: number }).walletListeners) // set above
}

test("a page's running part ends when the reader leaves the page", async ({ page }) => {
  const listeners = await countListeners(page)
  await page.goto('/network/celo-sepolia')
  await hydrated(page)
  expect(await listeners()).toBe(0)
  await page.getByText('Add Celo Sepolia testnet to a wallet').first().click()
  await expect.poll(listeners, 'control: it listens as long as it is on the page').toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Celo Docs' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(listeners).toBe(0)
})

/** Fetches all pages that the current one links to, which are more than a tab keeps. */
async function fetchManyOthers(page: Page) {
  const fetched = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      ({ pathname }) => pathname,
    )
    const others = [...new Set(links)].filter((path) => path !== location.pathname && !/\.\w+$/.test(path))
    await Promise.all(others.map((path) => window.docusaurus.preload(path)))
    return others.length
  })
  expect(fetched).toBeGreaterThan(35)
}

for (const hash of ['', '#'])
  test(`the way back leads to where the reader was, though the page${hash && ', left below an anchor,'} has to be fetched again`, async ({
    page,
  }) => {
    await page.goto('/developer')
    await hydrated(page)
    await page.getByRole('main').locator('a[href="/developer/viem"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/viem/)
    if (hash) {
      const link = page.locator('.doc-rail a').last()
      const heading = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`)
      await link.click()
      await expect(page).toHaveURL(/#/)
      await expect(heading, 'the page has been scrolled to its heading').toBeInViewport()
    }
    await page.evaluate(() => window.scrollTo(0, 2000))
    await page.getByRole('banner').getByRole('link', { name: 'Tooling' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/viem/)
    await fetchManyOthers(page)
    const next = await holdRequests(page)
    await page.goBack()
    await next.wanted
    next.release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/viem/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000)
  })

test('the way forward leads to where the reader was, even if a link to the same page was pressed in between', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const bar = page.getByRole('banner')
  const title = page.getByRole('heading', { level: 1 })
  const titles = {
    '/': await title.innerText(),
    '/developer/': 'Developer tools',
    '/cel2/': 'How Celo works as an Ethereum L2',
  }
  /** The address changes before the page is there, and what's done meanwhile is done to the page before. */
  const isAt = async (path: keyof typeof titles) => {
    await expect(page).toHaveURL(({ pathname }) => pathname === path)
    await expect(title).toHaveText(titles[path])
  }
  const press = async (name: string, path: keyof typeof titles) => {
    await bar.getByRole('link', { name }).press('Enter')
    await isAt(path)
  }
  await press('Tooling', '/developer/')
  await press('Celo L2', '/cel2/')
  await page.goBack() // from here on, the browser leaves this entry's position to the page
  await isAt('/developer/')
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.goBack()
  await isAt('/') // until it's shown, a link to it would be one to another page
  // The page is there already, so its address doesn't tell that the link has been followed, but its entry has a new key.
  const readKey = () => page.evaluate(() => (history.state as { key?: string } | null)?.key)
  const before = await readKey()
  await press('Celo Docs', '/')
  await expect.poll(readKey).not.toBe(before)
  await page.goForward()
  await isAt('/developer/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
})

test('the current page stays, no matter how many others are fetched meanwhile', async ({ page }) => {
  await page.goto('/developer')
  await hydrated(page)
  await page.getByRole('main').locator('a[href="/developer/viem"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/viem/)
  await fetchManyOthers(page)
  await page.locator('.doc-rail a').last().click()
  await expect(page).toHaveURL(/#/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/viem/)
})

test('leaving a page before its parts have started causes no error', async ({ page }) => {
  await page.goto(kitchenSink('/unlisted'))
  await hydrated(page)
  for (let times = 0; times < 8; times += 1) {
    await page.locator('.sidebar').getByRole('link', { name: 'Images' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Images' })).toBeVisible()
    await page.goBack()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  }
})
