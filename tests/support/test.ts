import { chromium, expect, firefox, test as base, type Page } from '@playwright/test'
import { firefoxPath } from './firefox-path'

type Watched = {
  /** Messages that this test causes on purpose; anything else on the console fails it. */
  allowed: (string | RegExp)[]
  /** Problems that this test's pages have had so far, one sentence each. */
  faults: string[]
  watch: undefined
}

/** The browser that a project in the configuration uses. */
export type Engine = { engine: 'chromium' | 'firefox' }

/** Only Chromium uses its package's fonts; other browsers use the machine's. */
function ownFonts(): Record<string, string> {
  const entries = Object.entries(process.env).filter(([name]) => name !== 'FONTCONFIG_PATH')
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']))
}

/** Fails a browser test if its pages had problems that it doesn't allow. */
export function expectNoFaults(faults: readonly string[], allowed: readonly (string | RegExp)[] = []) {
  const expected = (fault: string) =>
    allowed.some((text) => (typeof text === 'string' ? fault.includes(text) : text.test(fault)))
  expect(faults.filter((fault) => !expected(fault))).toEqual([])
}

/**
 * The test function for all browser tests. Any console error or warning, page error, policy violation, or request to
 * another origin fails the test, unless the test added it to `allowed` with a reason.
 */
export const test = base.extend<Watched, Engine>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browser: [
    async ({ launchOptions, engine }, use) => {
      const browser =
        engine === 'firefox'
          ? await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath(), env: ownFonts() })
          : await chromium.launch({ ...launchOptions, executablePath: process.env.TEST_BROWSER })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => use(process.env.SITE),
  allowed: async ({}, use) => use([]),
  faults: async ({}, use) => use([]),
  watch: [
    async ({ context, engine, allowed, faults }, use) => {
      context.on('page', (page) => {
        watchPage(page, faults)
        if (SLOWDOWN > 1 && engine === 'chromium') void slowDown(page)
      })
      await use(undefined)
      expectNoFaults(faults, allowed)
    },
    { auto: true },
  ],
})

/** How many times slower pages run than this machine, to find tests and parts of pages that depend on its speed. */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 1)

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

function watchPage(page: Page, faults: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && hostname !== 'localhost')
      faults.push(`other origin: ${request.url()}`)
  })
}

/** Moves the pointer, for which a page of documentation waits before it starts the application. */
export async function movePointer(page: Page) {
  await page.mouse.move(1, 1)
  await page.mouse.move(0, 0)
}

/** Moves the pointer until the page starts its application, which may not arrive. */
export async function startApplication(page: Page) {
  const move = async () => {
    await movePointer(page)
    return page.locator('script[src]').count()
  }
  await expect.poll(move, { message: 'scripts that the page asked for' }).toBeGreaterThan(0)
}

/** Moves the pointer until React has hydrated the page: a browser may drop moves before the first paint. */
export async function hydrated(page: Page) {
  const move = async () => {
    await movePointer(page)
    return page.locator('html').getAttribute('data-has-hydrated')
  }
  await expect.poll(move, { message: 'data-has-hydrated', intervals: [50, 100, 250] }).toBe('true')
}

/** What a page may take on a busy machine, in ms. Only a failing test waits that long. */
export const TIMEOUT_MS = 15_000

export const kitchenSink = (path: string) => `${process.env.KITCHEN_SINK}${path}`
export const allServices = (path: string) => `${process.env.ALL_SERVICES}${path}`

export { expect }
