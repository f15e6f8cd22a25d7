import { counted } from '../../support/counted'
import { faultsInLooks, IS_EXHAUSTIVE, LOOKS, routes, WIDTHS } from '../../support/every-route'
import type { BrowserContext } from '@playwright/test'
import { expect, expectNoFaults, hydrated, test } from '../../support/test'

/** Tests, each with its own tab that goes from page to page. */
const PARTS = IS_EXHAUSTIVE ? 80 : 8

/** Pages that are tested with every change, whatever their elements are: each template. */
const ALWAYS = [
  ...['/', '/home', '/showcase', '/search', '/404', '/build', '/build/quickstart', '/developer/viem'],
  ...['/contracts/core-contracts', '/cel2/operators/run-node'],
]

test.setTimeout(900_000) // axe checks every node of each page

/** Cookies that pages have set. Out: one sentence each. */
const listCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => `cookie ${name}`)

/**
 * The pages to test: before a release, all of them; in the gate, those that together have every kind of element that any
 * page has (tests/support/page-sample.ts), and a few more.
 */
const listTested = () =>
  IS_EXHAUSTIVE ? routes : [...new Set([...ALWAYS, ...process.env.SAMPLE_PAGES!.split('\n')])].sort()

// The fixture fails on a request to another origin, a policy violation and any error.
for (let part = 0; part < PARTS; part += 1) {
  test(`pages in both themes at two widths, part ${part + 1} of ${PARTS}`, async ({
    page,
    context,
    allowed,
  }) => {
    const batch = listTested().filter((_, index) => index % PARTS === part)
    if (batch.includes('/404')) allowed.push('404 (Not Found)') // this page's own status
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const route of batch) {
      await page.setViewportSize({ width: WIDTHS[0], height: 800 })
      await page.goto(route)
      await hydrated(page)
      const found = await faultsInLooks(page, LOOKS, ALWAYS.includes(route))
      faults.push(...[...found, ...(await listCookies(context))].map((fault) => `${route}: ${fault}`))
    }
    expect(faults).toEqual([])
    counted(batch.length * LOOKS.length, 'pages in a look')
  })
}

test('the tested pages exist, and have the home page, a reference and the showcase among them', () => {
  const tested = listTested()
  expect(tested.filter((route) => !routes.includes(route))).toEqual([])
  expect(tested).toEqual(expect.arrayContaining(['/', '/showcase', '/search']))
})

test('control: an image without alt text, pale text and an overflowing element are found', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    const wide = document.createElement('img')
    wide.style.inlineSize = '3000px'
    const pale = document.createElement('p')
    Object.assign(pale.style, { color: '#ddd', background: '#fff' })
    pale.textContent = 'Pale'
    document.querySelector('main')!.append(wide, pale)
  })
  const faults = (await faultsInLooks(page, LOOKS.slice(0, 2))).join('\n')
  expect(faults).toContain('dark, 1280 px: image-alt x1')
  expect(faults).toContain('dark, 1280 px: color-contrast x1')
  expect(faults).toContain('light, 1280 px: color-contrast x1')
  expect(faults).toContain('dark, 1280 px: wider than its window')
  for (const width of [320, 997]) expect(faults).toContain(`wider than a window of ${width} px`)
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
