import { counted } from '../../support/counted'
import { faultsInLooks, LOOKS, routes } from '../../support/every-route'
import type { BrowserContext } from '@playwright/test'
import { expect, expectNoFaults, hydrated, test } from '../../support/test'

/** Tests for each look, each with its own tab that goes from page to page. */
const PARTS = 5

test.setTimeout(900_000) // axe checks every node of each page

/** Cookies that pages have set. Out: one sentence each. */
const listCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => `cookie ${name}`)

// Neighboring pages in the list are of the same kind, so each kind is tested in every look. `npm run accessibility`
// tests every page in every look. The fixture fails on a request to another origin, a policy violation and any error.
for (const [turn, look] of LOOKS.entries()) {
  const mine = routes.filter((_, index) => index % LOOKS.length === turn)
  for (let part = 0; part < PARTS; part += 1) {
    const title = `pages in ${look.theme} at ${look.width} px, part ${part + 1} of ${PARTS}`
    test(title, async ({ page, context, allowed }) => {
      const batch = mine.filter((_, index) => index % PARTS === part)
      if (batch.includes('/404')) allowed.push('404 (Not Found)') // this page's own status
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), look.theme)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const faults: string[] = []
      for (const route of batch) {
        await page.setViewportSize({ width: look.width, height: 800 })
        await page.goto(route)
        await hydrated(page)
        const found = await faultsInLooks(page, [look])
        faults.push(...[...found, ...(await listCookies(context))].map((fault) => `${route}: ${fault}`))
      }
      expect(faults).toEqual([])
      counted(batch.length, 'pages')
    })
  }
}

test('every page is tested in one look, and each look has its share', () => {
  const shares = LOOKS.map((_, turn) => routes.filter((__, index) => index % LOOKS.length === turn).length)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(routes.length)
  expect(Math.min(...shares)).toBeGreaterThan(50)
})

test('control: an image without alt text and an overflowing element are found', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    const wide = document.createElement('img')
    wide.style.inlineSize = '3000px'
    document.querySelector('main')!.append(wide)
  })
  const faults = (await faultsInLooks(page, LOOKS.slice(0, 1))).join('\n')
  expect(faults).toContain('dark, 1280 px: image-alt x1')
  expect(faults).toContain('dark, 1280 px: wider than its window')
  expect(faults).toContain('wider than a window of 320 px')
})

test('control: a cookie is found', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => (document.cookie = 'seeded=1; Path=/'))
  expect(await listCookies(context)).toEqual(['cookie seeded'])
})

test('control: anything the policy blocks fails any test', async ({ page, allowed, faults }) => {
  await page.goto('/')
  await page.evaluate(() => void (new Image().src = 'https://example.com/a.png'))
  await expect(async () => expect(() => expectNoFaults(faults)).toThrow('Content Security Policy')).toPass()
  allowed.push('Content Security Policy', 'https://example.com/')
})

test.describe('without the policy', () => {
  test.use({ bypassCSP: true })

  test('control: a request to another origin fails any test', async ({ page, allowed, faults }) => {
    await page.route('https://example.com/**', (route) => route.abort())
    await page.goto('/')
    await page.evaluate(() => void (new Image().src = 'https://example.com/a.png'))
    const other = 'other origin: https://example.com/a.png'
    await expect(async () => expect(() => expectNoFaults(faults)).toThrow(other)).toPass()
    allowed.push(other, 'Failed to load resource')
    expect(() => expectNoFaults(faults, ['another text'])).toThrow(other)
  })
})
