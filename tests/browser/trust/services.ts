import type { Page } from '@playwright/test'
import { expect, hydrated, variant } from '../../support/test'

/** Every service that the variant is configured for. */
export const HOSTS = ['assistant.example.com', 'forms.example.com', 'www.googletagmanager.com']

/** What a browser test would report of the services: they are answered by the test itself, and counted. */
export const ANSWERED_HERE = /^other origin: https:\/\//

export const banner = (page: Page) => page.getByRole('region', { name: 'Optional services' })

/** Answers the services' hosts in their place. Out: the hosts that were asked, each once, sorted. */
export async function stubHosts(page: Page, isDead = false) {
  const asked = new Set<string>()
  await page.route(/^https:\/\//, (route) => {
    asked.add(new URL(route.request().url()).hostname)
    if (isDead) return undefined // a dead host: never answered
    return route.fulfill({ contentType: 'text/javascript', body: 'window.served = (window.served || 0) + 1' })
  })
  return () => [...asked].sort()
}

/** Opens a page of the variant. */
export async function open(page: Page, address = '/') {
  await page.goto(variant(address))
  await hydrated(page)
}

export async function allow(page: Page) {
  await banner(page).getByRole('button', { name: 'Allow' }).click()
}

/** How things stood in a page when something of another host first stood in it. */
type FirstForeign = {
  /** When that was, in ms of the page. */
  at: number
  /** Whether the page had fired `load`: what comes before it delays it. */
  isLoaded: boolean
  /** Addresses that had arrived by then. */
  arrived: string[]
}

declare global {
  interface Window {
    firstForeign?: FirstForeign
  }
}

/** Notes on each page when something of another host first stands in it: a request that hangs is in no list of the browser. */
export const noteFirstForeign = (page: Page) =>
  page.addInitScript(() => {
    const foreign = ':is(script, img, iframe)[src^="https:"], link[rel~=stylesheet][href^="https:"]'
    new MutationObserver(() => {
      if (window.firstForeign || !document.querySelector(foreign)) return
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      window.firstForeign = {
        at: performance.now(),
        isLoaded: document.readyState === 'complete',
        arrived: files.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => name),
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** What the page needs to be painted and to start: its style sheets and the application's scripts. */
const neededBy = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')]
    const list = JSON.parse(document.getElementById('scripts')!.textContent!) as string[] // written by the build
    const addresses = [...sheets.map(({ href }) => href), ...list]
    return [...new Set(addresses.map((address) => new URL(address, location.href).href))]
  })

/** Time in which the browser tells of what it has painted, on a busy machine too, in ms. */
const TOLD = 1000

/** Start of the largest paint of the page in the tab so far, in ms of the page. */
const largestPaint = (page: Page) =>
  page.evaluate(
    (told) =>
      new Promise<number>((resolve) => {
        let start = 0
        new PerformanceObserver((list) => (start = list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
        setTimeout(() => resolve(start), told)
      }),
    TOLD,
  )

/**
 * Opens a page whose services are dead, and expects that nothing in it waited for them: whatever it needs was there,
 * loaded and painted before the first of them was asked. What comes before cannot be delayed by what comes after.
 */
export async function expectNoDelay(page: Page, within = 30_000) {
  await page.goto(variant('/'), { waitUntil: 'commit' })
  const first = () => page.evaluate(() => window.firstForeign)
  await expect.poll(first, { message: 'a service is asked', timeout: within }).toBeTruthy()
  const { at, isLoaded, arrived } = (await first())!
  expect(isLoaded, 'loaded before a service is asked').toBe(true)
  const missing = (await neededBy(page)).filter((address) => !arrived.includes(address))
  expect(missing, 'files that had not arrived when a service was asked').toEqual([])
  const painted = await largestPaint(page)
  expect(painted, 'ms until the largest paint').toBeGreaterThan(0)
  expect(painted, 'ms until the largest paint').toBeLessThan(at)
}
