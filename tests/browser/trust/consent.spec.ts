import type { Page } from '@playwright/test'
import { seedFault } from '../../support/broken-requests'
import { expect, hydrated, kitchenSink, test } from '../../support/test'
import { ANSWERED_HERE, banner, HOSTS, open, stubHosts } from './services'

const footerSwitch = (page: Page, state: 'on' | 'off') =>
  page.getByRole('contentinfo').getByRole('button', { name: `Optional services: ${state}`, exact: true })

const blocks = (page: Page) => page.getByRole('main').getByRole('link', { name: 'blocks', exact: true })

/** How long a control waits for a banner that stays, in ms. */
const SOON = 1000

type Asked = Awaited<ReturnType<typeof stubHosts>>

/** No service has received a request, and none has set a cookie. */
async function expectNobodyAsked(page: Page, asked: Asked) {
  expect(asked()).toEqual([])
  expect(await page.context().cookies()).toEqual([])
}

/** The services are off, there's no banner, and none has received a request. */
async function expectRefused(page: Page, asked: Asked, within = 15_000) {
  await expect(footerSwitch(page, 'off')).toBeVisible()
  await expect(banner(page)).toHaveCount(0, { timeout: within })
  await expectNobodyAsked(page, asked)
}

test.beforeEach(({ allowed }) => void allowed.push(ANSWERED_HERE))

test('nothing is loaded before the reader has answered, or after a refusal', async ({ page }) => {
  const asked = await stubHosts(page)
  await open(page)
  await expect(banner(page)).toBeVisible()
  await expectNobodyAsked(page, asked)
  await blocks(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  await expect(banner(page)).toContainText('the docs assistant, from assistant.example.com')
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toHaveCount(0)
  await open(page)
  await expectRefused(page, asked)
})

test('consent is remembered, loads every service within the policy, and can be withdrawn', async ({
  page,
}) => {
  const asked = await stubHosts(page)
  await open(page)
  await banner(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(asked, 'control: the stubs see the requests').toEqual(HOSTS)
  await expect.poll(() => page.evaluate('window.served')).toBe(4) // the policy allowed them
  await open(page, '/blocks')
  await expect(banner(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate('window.served')).toBe(4)
  await page.evaluate(() => (document.cookie = '_ga_TEST=1; Path=/'))
  await footerSwitch(page, 'on').click()
  await expect(banner(page).getByRole('button', { name: 'Allow' })).toBeFocused()
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(footerSwitch(page, 'off')).toBeVisible()
  // The page reloads meanwhile.
  await expect(async () => expect(await page.evaluate('window.served')).toBeUndefined()).toPass()
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

const sendSignal = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))

test('Global Privacy Control counts as a refusal without a banner, until the reader decides otherwise', async ({
  page,
}) => {
  await sendSignal(page)
  const asked = await stubHosts(page)
  await open(page)
  await expectRefused(page, asked)
  await footerSwitch(page, 'off').click()
  await banner(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(asked).toEqual(HOSTS)
})

test('if storage is denied, the answer applies to this visit', async ({ page }) => {
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
  await expectNobodyAsked(page, asked)
})

test('control: a service that does not wait for an answer is found', async ({ page }) => {
  const asked = await stubHosts(page)
  const early = '<script async src="https://forms.example.com/embed.js"></script><meta'
  const expectSeeded = await seedFault(page, /:\d+\/$/, '<meta', early)
  await open(page)
  await expect(banner(page)).toBeVisible()
  await expect(expectNobodyAsked(page, asked)).rejects.toThrow('forms.example.com')
  expectSeeded()
})

test('control: ignoring Global Privacy Control is found', async ({ page }) => {
  const expectSeeded = await seedFault(page, /\/assets\/js\//, /\.globalPrivacyControl/g, '.noControl')
  await sendSignal(page)
  const asked = await stubHosts(page)
  await open(page)
  await expect(expectRefused(page, asked, SOON)).rejects.toThrow('toHaveCount')
  expectSeeded()
})

test("control: a service's cookie is found", async ({ page }) => {
  const asked = await stubHosts(page)
  await open(page)
  await page.evaluate(() => (document.cookie = '_ga_TEST=1; Path=/'))
  await expect(expectNobodyAsked(page, asked)).rejects.toThrow('_ga_TEST')
})

test('by default, there is no banner and no switch', async ({ page }) => {
  await page.goto(kitchenSink('/'))
  await hydrated(page)
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Optional services/ })).toHaveCount(0)
  await expect(page.locator('[id="celo.services"]')).toHaveCount(0)
})
