import type { Browser, Page } from 'playwright-core'

/** Slow 4G as defined by Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** CPU slowdown compared with this machine. */
const PROCESSOR = 4

export const PHONE = { width: 412, height: 823 }
export const DESK = { width: 1280, height: 900 }

/** A page in a new profile: nothing cached, and the site's default theme. */
export async function openPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const phone = viewport.width < 600
  const context = await browser.newContext({ viewport, isMobile: phone, hasTouch: phone })
  // tsx adds calls of this to name functions, but code in the page has its own globals.
  await context.addInitScript('globalThis.__name = (value) => value')
  return context.newPage()
}

/** Emulates a cheap phone's connection and processor from now on. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
}

/** From the next page on, the browser reports a slow connection and that the reader saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = { effectiveType: '3g', saveData: true }
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection, configurable: true })
  })
}

/** A reader scrolls a screen down: some sites wait for such a sign before they load the rest. */
export async function scroll(page: Page): Promise<void> {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 800)
}
