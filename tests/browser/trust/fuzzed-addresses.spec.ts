import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { hostileAddress, hostileOnPage } from '../../fuzz/addresses'
import { SEED } from '../../fuzz/fuzz'
import { counted } from '../../support/counted'
import { IS_EXHAUSTIVE } from '../../support/every-route'
import { expect, hydrated, test } from '../../support/test'

/**
 * Number of URLs tested in a browser: some in the gate, more before a release. The seed is fixed, but FUZZ_SEED and
 * FUZZ_ADDRESSES can change both.
 */
const COUNT = Number(process.env.FUZZ_ADDRESSES ?? (IS_EXHAUSTIVE ? 1000 : 60))
/** Tests, each with its own tab that goes from URL to URL. */
const PARTS = IS_EXHAUSTIVE ? 10 : 2

/** Attributes that pages set themselves; no link may set any. */
const OWN = ['theme', 'theme-choice', 'announcement', 'saver', 'has-hydrated', 'rh'].map(
  (name) => `data-${name}`,
)

// The part after the server's name; the rest never leaves the browser.
const sample = fc
  .sample(fc.oneof(hostileAddress, hostileOnPage), { seed: SEED, numRuns: COUNT * 2 })
  .filter((address) => URL.canParse(address, 'http://127.0.0.1'))
  .slice(0, COUNT)

/**
 * Problems with the page in the tab: it isn't hydrated, doesn't respond, or contains something from the URL.
 * @param patience in ms; what a busy machine may take
 */
const faultsOfPage = (page: Page, patience = 15_000) =>
  page.evaluate(
    async ([own, within]) => {
      const html = document.documentElement
      const faults = html
        .getAttributeNames()
        .filter((name) => name.startsWith('data-') && !own.includes(name))
        .map((name) => `foreign ${name}`)
      if (!/^(dark|light)$/.test(html.dataset.theme ?? '')) faults.push(`theme ${html.dataset.theme}`)
      const title = document.querySelector('h1')
      if (!title || title.getBoundingClientRect().height < 1) faults.push('no title to be seen')
      // React handles a click as soon as it can, which isn't always immediately.
      const before = html.dataset.themeChoice
      const isChanged = new Promise<boolean>((resolve) => {
        const end = setTimeout(() => resolve(false), within)
        new MutationObserver(() => {
          if (html.dataset.themeChoice === before) return
          clearTimeout(end)
          resolve(true)
        }).observe(html, { attributes: true, attributeFilter: ['data-theme-choice'] })
      })
      document.querySelector<HTMLElement>('button[aria-label^="Switch between dark and light mode"]')?.click()
      if (!(await isChanged)) faults.push('the theme cannot be switched')
      return faults
    },
    [OWN, patience] as const,
  )

/** Opens a URL in the tab. Out: whether it's a page; files such as facts.json have nothing to hydrate. */
async function open(page: Page, address: string): Promise<boolean> {
  const target = new URL(`${process.env.SITE}${address}`)
  const response = await page.goto(target.href, { waitUntil: 'commit' })
  const isPage = !response || (response.headers()['content-type'] ?? '').startsWith('text/html')
  if (isPage) await hydrated(page)
  return isPage
}

/** Collects uncaught errors and React's errors. In: a label for each. Out: the list, which grows. */
function listErrors(page: Page, name: () => string): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${name()}: uncaught ${error.message}`))
  page.on('console', (message) => {
    if (/React error/.test(message.text())) errors.push(`${name()}: ${message.text().slice(0, 120)}`)
  })
  return errors
}

test.setTimeout(600_000)
test.beforeEach(({ allowed }) => void allowed.push(/^console: Failed to load resource: .* (400|404|410|431)/)) // the page's own status

for (let part = 0; part < PARTS; part += 1) {
  test(`fuzzed URLs, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    const addresses = sample.filter((_, index) => index % PARTS === part)
    let current = ''
    const faults = listErrors(page, () => JSON.stringify(current))
    for (const address of addresses) {
      current = address
      if (!(await open(page, address))) continue
      faults.push(...(await faultsOfPage(page)).map((fault) => `${JSON.stringify(address)}: ${fault}`))
    }
    expect(faults).toEqual([])
    counted(addresses.length, 'fuzzed URLs')
  })
}

test('control: an unresponsive page and anything a link could set are found', async ({ page }) => {
  await open(page, '/build')
  expect(await faultsOfPage(page)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-x', '1')
    document.documentElement.setAttribute('data-theme', 'garbage')
    document.querySelector('h1')!.remove()
    document.querySelector('button[aria-label^="Switch between"]')!.remove()
  })
  expect(await faultsOfPage(page, 1000)).toEqual([
    'foreign data-x',
    'theme garbage',
    'no title to be seen',
    'the theme cannot be switched',
  ])
})

test("control: an uncaught error and one of React's are found with their URL", async ({ page, allowed }) => {
  allowed.push('page error: provoked', 'Minified React error #418')
  const faults = listErrors(page, () => '/build')
  await open(page, '/build')
  await page.evaluate(() => {
    console.error('Minified React error #418')
    setTimeout(() => void Promise.reject(new Error('provoked')), 0)
  })
  await expect.poll(() => faults).toEqual(['/build: Minified React error #418', '/build: uncaught provoked'])
})
