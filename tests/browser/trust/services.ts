import type { Page } from '@playwright/test'
import { allServices, expect, hydrated, movePointer } from '../../support/test'

/** Hosts of the services on the test site that has them all. */
export const HOSTS = ['assistant.example.com', 'forms.example.com', 'www.googletagmanager.com']

/** Requests to services that a browser test would reject: here, the test itself answers and counts them. */
export const ANSWERED_HERE = /^other origin: https:\/\//

export const banner = (page: Page) => page.getByRole('region', { name: 'Optional services' })

/** Answers on behalf of the services' hosts. Out: the requested hosts, without duplicates, sorted. */
export async function stubHosts(page: Page, isDead = false) {
  const asked = new Set<string>()
  await page.route(/^https:\/\//, (route) => {
    asked.add(new URL(route.request().url()).hostname)
    if (isDead) return undefined // unreachable host: never answered
    return route.fulfill({ contentType: 'text/javascript', body: 'window.served = (window.served || 0) + 1' })
  })
  return () => [...asked].sort()
}

/** Opens a page of the site with all services. */
export async function open(page: Page, address = '/') {
  await page.goto(allServices(address))
  await hydrated(page)
}

export async function allow(page: Page) {
  await banner(page).getByRole('button', { name: 'Allow' }).click()
}

/** The page's state when something from another host first appeared in it. */
type FirstForeign = {
  /** When that was, in ms by the page's clock. */
  at: number
  /** Whether the page's `load` event had fired, because anything before would delay it. */
  isLoaded: boolean
  /** URLs that had arrived by then. */
  arrived: string[]
}

declare global {
  interface Window {
    firstForeign?: FirstForeign
  }
}

/** Records when something from another host first appears in each page, because browsers don't list hanging requests. */
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

/** What the page needs to paint and start: its style sheets and the application's scripts. */
const neededBy = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')]
    const list = JSON.parse(document.getElementById('scripts')!.textContent!) as string[] // written by the build
    const addresses = [...sheets.map(({ href }) => href), ...list]
    return [...new Set(addresses.map((address) => new URL(address, location.href).href))]
  })

/** Time until the browser reports a paint, even on a busy machine, in ms. */
const TOLD = 1000

/** Start of the page's largest paint so far, in ms by the page's clock. */
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
 * Opens a page whose services are unreachable, and expects that nothing waited for them: everything the page needs was
 * loaded and painted before the first request to a service, so the services can't delay it.
 */
export async function expectNoDelay(page: Page, within = 30_000) {
  await page.goto(allServices('/'), { waitUntil: 'commit' })
  const first = () => page.evaluate(() => window.firstForeign)
  const moveAndLook = async () => {
    await movePointer(page) // the page waits for a sign of the reader
    return first()
  }
  await expect.poll(moveAndLook, { message: 'a service is asked', timeout: within }).toBeTruthy()
  const { at, isLoaded, arrived } = (await first())!
  expect(isLoaded, 'loaded before a service is asked').toBe(true)
  const missing = (await neededBy(page)).filter((address) => !arrived.includes(address))
  expect(missing, 'files that had not arrived when a service was asked').toEqual([])
  const painted = await largestPaint(page)
  expect(painted, 'ms until the largest paint').toBeGreaterThan(0)
  expect(painted, 'ms until the largest paint').toBeLessThan(at)
}
