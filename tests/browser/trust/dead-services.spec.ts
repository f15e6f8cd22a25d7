import type { Page } from '@playwright/test'
import { seedFault } from '../../support/broken-requests'
import { pretendConnection } from '../../support/connection'
import { expect, test } from '../../support/test'
import { allow, ANSWERED_HERE, expectNoDelay, HOSTS, noteFirstForeign, open, stubHosts } from './services'

test.beforeEach(async ({ allowed, page }) => {
  allowed.push(ANSWERED_HERE)
  await noteFirstForeign(page)
})

/** A phone on slow 4G, where anything that doesn't wait for a file arrives before it. */
async function slowDown(page: Page) {
  await pretendConnection(page, { effectiveType: '4g', saveData: false }) // otherwise the data saver waits for the reader
  const session = await page.context().newCDPSession(page)
  const kilobytes = 200 // per second
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: kilobytes * 1024,
    uploadThroughput: kilobytes * 1024,
  })
}

test('unreachable hosts break nothing: the page works as usual', async ({ page }) => {
  const asked = await stubHosts(page, true)
  await open(page)
  await allow(page)
  await expect.poll(asked).toEqual(HOSTS)
  await page.getByRole('main').getByRole('link', { name: 'blocks', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
})

test('unreachable hosts delay nothing: they get requests only after the page has loaded and painted', async ({
  page,
}) => {
  const asked = await stubHosts(page, true)
  await open(page)
  await allow(page)
  await slowDown(page)
  await expectNoDelay(page)
  await expect.poll(asked).toEqual(HOSTS)
})

const EMBED = 'src="https://forms.example.com/embed.js"></script><meta'

for (const [what, script, message] of [
  ['delays the page', `<script ${EMBED}`, 'loaded before a service is asked'],
  ['comes along with the page', `<script async ${EMBED}`, 'loaded before a service is asked'],
] as const) {
  test(`control: a service that ${what} is found`, async ({ page }) => {
    await stubHosts(page, true)
    const expectSeeded = await seedFault(page, /:\d+\/$/, '<meta', script)
    await expect(expectNoDelay(page)).rejects.toThrow(message)
    expectSeeded()
  })
}

/** Seeds a page that calls a service on a window or document event, and does something else at the same time. */
const askAt = (page: Page, moment: 'load' | 'hydration', text = '') =>
  page.addInitScript(
    ([when, words]) => {
      const ask = () => {
        const script = document.createElement('script')
        script.src = 'https://forms.example.com/embed.js'
        document.head.append(script)
        if (!words) return
        const large = document.createElement('p')
        large.textContent = words.repeat(500)
        document.body.prepend(large)
      }
      if (when === 'load') return addEventListener('load', ask)
      const watcher = new MutationObserver(() => {
        if (document.documentElement.dataset.hasHydrated !== 'true') return
        watcher.disconnect()
        ask()
      })
      watcher.observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true })
    },
    [moment, text] as const,
  )

test('control: a service that is called before the application has loaded is found', async ({ page }) => {
  await stubHosts(page, true)
  await slowDown(page)
  await askAt(page, 'load')
  await expect(expectNoDelay(page)).rejects.toThrow('files that had not arrived')
})

test('control: a service that is called before the largest paint is found', async ({ page }) => {
  await stubHosts(page, true)
  await askAt(page, 'hydration', 'Large text. ')
  await expect(expectNoDelay(page)).rejects.toThrow('ms until the largest paint')
})

test('control: a service that is never called is found', async ({ page }) => {
  await stubHosts(page, true)
  await expect(expectNoDelay(page, 3000)).rejects.toThrow('a service is asked')
})
