import fs from 'node:fs'
import path from 'node:path'
import type { Page, Request } from '@playwright/test'
import { countLoads } from '../../support/broken-requests'
import { type DeployedSite, deployedSite, releaseIn, withOtherAssets } from '../../support/deployed-site'
import { openWithPausedClock } from '../../support/paused-clock'
import { expect, hydrated, movePointer, test as base } from '../../support/test'

const OLD = '.cache/kitchen-sink'
const NEW = '.cache/all-services'
/** How long the controls wait for content that never comes, in ms. */
const IN_VAIN = 2000

const test = base.extend<{ site: DeployedSite }>({
  site: async ({ allowed }, use) => {
    // The browser's messages about files that are gone, and the router's before it loads a page in full.
    allowed.push(
      /^console: (Failed to load resource|Refused to (execute|apply))/,
      /^console: .*(There is a new release|Loading chunk)/,
    )
    const site = await deployedSite(OLD)
    await use(site)
    await site.close()
  },
})

const getRelease = (page: Page) =>
  page.evaluate(() => document.getElementById('scripts')?.dataset.release ?? '')
/** Only the new release has an announcement that can be dismissed. */
const newContent = (page: Page) => page.getByRole('button', { name: 'Close' })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

async function openOld(page: Page, site: DeployedSite) {
  await page.goto(site.url)
  await hydrated(page)
  expect(await getRelease(page)).toBe(releaseIn(OLD))
  await expect(newContent(page)).toHaveCount(0)
}

/**
 * Follows a link in an old tab whose clock stands still, and expects the new release: the tab waits for nothing but the
 * server, and asks it for nothing twice. Then the clock goes on.
 */
async function expectNewContent(page: Page, target: string, within = 15_000) {
  const asked: string[] = []
  const note = (request: Request) => asked.push(request.url())
  page.on('request', note)
  await link(page, target).click()
  await expect(newContent(page)).toBeVisible({ timeout: within })
  page.off('request', note)
  await page.clock.resume()
  expect(asked).toContain(page.url())
  const before = asked.slice(0, asked.indexOf(page.url()))
  expect(before, 'asked before the new document').toEqual([...new Set(before)])
}

/** Opens a tab with the old release and stops its clock. */
async function openWithStoppedClock(page: Page, site: DeployedSite) {
  await openWithPausedClock(page, site.url)
  expect(await getRelease(page)).toBe(releaseIn(OLD))
}

for (const assets of ['gone', 'kept'] as const) {
  for (const [target, title] of [
    ['blocks', 'Blocks'],
    ['a page with a part', 'Lazy'],
  ] as const) {
    test(`an old tab shows the new release's ${title} after one reload, old assets ${assets}`, async ({
      page,
      site,
    }) => {
      const loads = countLoads(page)
      await openWithStoppedClock(page, site)
      const next = assets === 'kept' ? withOtherAssets(OLD, NEW) : NEW
      site.deploy(next)
      await expectNewContent(page, target)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await hydrated(page)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Kitchen sink' })).toBeVisible()
      expect(loads()).toBeLessThanOrEqual(3) // the first, the reload for the release, and going back across it
      expect(await getRelease(page)).toBe(releaseIn(NEW))
      if (next !== NEW) fs.rmSync(next, { recursive: true })
    })
  }
}

test('without a new release, no page is reloaded', async ({ page, site }) => {
  const loads = countLoads(page)
  await openOld(page, site)
  await link(page, 'a page with a part').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lazy' })).toBeVisible()
  await page.goBack()
  await link(page, 'blocks').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  expect(loads()).toBe(1)
})

test('control: a tab that stays with its old release is found', async ({ page, site }) => {
  const loads = countLoads(page)
  await openWithStoppedClock(page, site)
  site.deploy(NEW)
  // It has already reloaded for the new release, so it mustn't do so again.
  await page.evaluate((release) => sessionStorage.setItem('celo.release', release), releaseIn(NEW))
  await expect(expectNewContent(page, 'blocks', IN_VAIN)).rejects.toThrow('toBeVisible')
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  expect(loads()).toBe(1)
})

test('control: a tab that waits before it asks for the page, however briefly, is found', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = (...args) =>
      new Promise((resolve, reject) => setTimeout(() => ask(...args).then(resolve, reject), 1))
  })
  await openWithStoppedClock(page, site)
  site.deploy(NEW)
  await expect(expectNewContent(page, 'blocks', IN_VAIN)).rejects.toThrow('toBeVisible')
})

test('control: a tab that asks twice is found', async ({ page, site }) => {
  await page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = (...args) => ask(...args).then(() => ask(...args))
  })
  await openWithStoppedClock(page, site)
  site.deploy(NEW)
  await expect(expectNewContent(page, 'blocks')).rejects.toThrow('asked before the new document')
})

/** Follows two links in a tab whose server reports another release with each page, and expects one reload in total. */
async function expectOneReload(page: Page, site: DeployedSite) {
  await page.route('**/page.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), release: 'ffffffff' } })
  })
  const loads = countLoads(page)
  await openOld(page, site)
  await link(page, 'blocks').click()
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Previous and next pages' }).getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toHaveCount(0)
  await hydrated(page)
  expect(loads(), 'documents loaded').toBe(2)
}

test('servers with different releases make a tab reload once, not forever', async ({ page, site }) => {
  await expectOneReload(page, site)
})

test('control: a tab that forgets what it reloaded for is found', async ({ page, site }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => null
  })
  await expect(expectOneReload(page, site)).rejects.toThrow('documents loaded')
})

/** Responds with the old release's document, as a cache might, `times` times. */
async function keepOldDocument(page: Page, times: number) {
  const body = fs.readFileSync(path.join(OLD, 'index.html'), 'utf8')
  const { policy } = JSON.parse(fs.readFileSync(path.join(OLD, '_csp.json'), 'utf8')) as { policy: string }
  const headers = { 'content-security-policy': policy }
  await page.route('**/', (route) => route.fulfill({ headers, contentType: 'text/html', body }), { times })
}

test('an old document whose scripts are gone is reloaded without a notice', async ({ page, site }) => {
  site.deploy(NEW)
  await keepOldDocument(page, 1)
  const loads = countLoads(page)
  await page.goto(site.url)
  await hydrated(page)
  expect(loads()).toBe(2)
  expect(await getRelease(page)).toBe(releaseIn(NEW))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const storage of ['there', 'denied'] as const) {
  test(`an old document that stays is reloaded once, then shows a notice; storage ${storage}`, async ({
    page,
    site,
  }) => {
    if (storage === 'denied') {
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('denied', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
      })
    }
    site.deploy(NEW)
    await keepOldDocument(page, 100)
    const loads = countLoads(page)
    await page.goto(site.url)
    const moveAndCount = async () => {
      await movePointer(page) // the first sign of the reader, which finds that the scripts are gone
      return loads()
    }
    await expect.poll(moveAndCount).toBe(2)
    await expect(page.getByRole('alert')).toContainText('A part of this page did not load.')
    await expect(page.getByRole('heading', { level: 1, name: 'Kitchen sink' })).toBeVisible()
    expect(loads()).toBe(2)
  })
}
