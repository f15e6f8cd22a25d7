import type { Page } from '@playwright/test'
import { pretendConnection } from '../../support/connection'
import { expect, hydrated, kitchenSink, test, variant } from '../../support/test'

/** Every service that the variant is configured for. */
const HOSTS = ['assistant.example.com', 'forms.example.com', 'www.googletagmanager.com']

const banner = (page: Page) => page.getByRole('region', { name: 'Optional services' })
const footerSwitch = (page: Page, state: 'on' | 'off') =>
  page.getByRole('contentinfo').getByRole('button', { name: `Optional services: ${state}`, exact: true })

/** Answers the services' hosts in their place. Out: the hosts that were asked, each once, sorted. */
async function stubHosts(page: Page, isDead = false) {
  const asked = new Set<string>()
  await page.route(/^https:\/\//, (route) => {
    asked.add(new URL(route.request().url()).hostname)
    if (isDead) return undefined // a dead host: never answered
    return route.fulfill({ contentType: 'text/javascript', body: 'window.served = (window.served || 0) + 1' })
  })
  return () => [...asked].sort()
}

async function open(page: Page, address = '/') {
  await page.goto(variant(address))
  await hydrated(page)
}

const blocks = (page: Page) => page.getByRole('main').getByRole('link', { name: 'blocks', exact: true })

test.beforeEach(({ allowed }) => void allowed.push(/^other origin: https:\/\//)) // answered here, and counted

test('nothing is loaded before the reader has answered, or after a refusal', async ({ page, context }) => {
  const asked = await stubHosts(page)
  await open(page)
  await expect(banner(page)).toBeVisible()
  await blocks(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  await expect(banner(page)).toContainText('the docs assistant, from assistant.example.com')
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toHaveCount(0)
  await open(page)
  await expect(footerSwitch(page, 'off')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  expect(asked()).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('consent is remembered, loads every service within the policy, and can be taken back', async ({
  page,
}) => {
  const asked = await stubHosts(page)
  await open(page)
  await banner(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(asked, 'control: the stubs see what is loaded').toEqual(HOSTS)
  await expect.poll(() => page.evaluate('window.served')).toBe(4) // the policy let them run
  await open(page, '/blocks')
  await expect(banner(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate('window.served')).toBe(4)
  await page.evaluate(() => (document.cookie = '_ga_TEST=1; Path=/'))
  await footerSwitch(page, 'on').click()
  await expect(banner(page).getByRole('button', { name: 'Allow' })).toBeFocused()
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(footerSwitch(page, 'off')).toBeVisible()
  await expect.poll(() => page.evaluate('window.served')).toBeUndefined()
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('Global Privacy Control is a refusal without a question, until the reader says otherwise', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const asked = await stubHosts(page)
  await open(page)
  await expect(footerSwitch(page, 'off')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  expect(asked()).toEqual([])
  await footerSwitch(page, 'off').click()
  await banner(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(asked).toEqual(HOSTS)
})

test('where storage is denied, the answer holds for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  const asked = await stubHosts(page)
  await open(page)
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await blocks(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  expect(asked()).toEqual([])
})

/** Notes on each page when a script of another host first stands in it: a request that hangs is in no list of the browser. */
const noteScripts = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.querySelector('script[src^="https:"]')) return
      if (!('noted' in window)) Object.assign(window, { noted: performance.now() })
    }).observe(document, { childList: true, subtree: true })
  })

/** The largest paint of the page in the tab, and when a script of another host was first there, in ms. */
const paintOf = (page: Page) =>
  page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    )
    return { paint, noted: (window as { noted?: number }).noted ?? Number.POSITIVE_INFINITY }
  })

test('dead hosts stop nothing: the page is read and used as ever', async ({ page }) => {
  const asked = await stubHosts(page, true)
  await open(page)
  await banner(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(asked).toEqual(HOSTS)
  await blocks(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
})

const ROUNDS = 5
const middle = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!

/** A phone on slow 4G: what is measured is then the network, not how busy this machine is. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const kilobytes = 200 // a second
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: kilobytes * 1024,
    uploadThroughput: kilobytes * 1024,
  })
}

test('dead hosts delay nothing: they are asked after the largest paint', async ({ page, browser }) => {
  const context = await browser.newContext()
  const plain = await context.newPage()
  const asked = await stubHosts(page, true)
  await noteScripts(page)
  await open(page)
  await banner(page).getByRole('button', { name: 'Allow' }).click()
  const paints = { without: [] as number[], dead: [] as number[] }
  for (const tab of [plain, page]) {
    await pretendConnection(tab, { effectiveType: '4g', saveData: false }) // else the data saver waits for the reader
    await slowDown(tab)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await open(plain) // asks nobody: there was no answer yet
    paints.without.push((await paintOf(plain)).paint)
    await open(page) // consent stands: the hosts are asked anew
    await expect.poll(async () => (await paintOf(page)).noted).toBeLessThan(Number.POSITIVE_INFINITY)
    const { paint, noted } = await paintOf(page)
    expect(noted, 'ms until a service is asked').toBeGreaterThan(paint)
    paints.dead.push(paint)
  }
  expect(asked()).toEqual(HOSTS)
  const [without, dead] = [middle(paints.without), middle(paints.dead)]
  const percent = ((dead / without - 1) * 100).toFixed(1)
  console.log(`largest paint: ${without} ms without services, ${dead} ms with dead ones: ${percent} %`)
  await context.close()
})

test('control: a service that is asked before the largest paint is seen', async ({ page }) => {
  await stubHosts(page)
  await noteScripts(page)
  await page.route(variant('/'), async (route) => {
    const response = await route.fetch()
    const early = '<script async src="https://forms.example.com/embed.js"></script><meta'
    return route.fulfill({ response, body: (await response.text()).replace('<meta', early) })
  })
  await open(page)
  const { paint, noted } = await paintOf(page)
  expect(noted).toBeLessThan(paint)
})

test('by default there is no question and no switch', async ({ page }) => {
  await page.goto(kitchenSink('/'))
  await hydrated(page)
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Optional services/ })).toHaveCount(0)
  await expect(page.locator('#services')).toHaveCount(0)
})
