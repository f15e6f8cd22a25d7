import type { Page } from '@playwright/test'
import { expect, hydrated, kitchenSink, test } from '../../support/test'
import { allow, ANSWERED_HERE, banner, open } from './services'
import { watchViolations } from './violations'
import { listAddresses, ASKED_AT_ONCE, serveWidgets } from './widgets'

test.beforeEach(({ allowed }) => void allowed.push(ANSWERED_HERE))

const panel = (page: Page) => page.getByRole('region', { name: 'Assistant', exact: true })
const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' })

async function openAllowed(page: Page) {
  await open(page)
  await allow(page)
}

test('S1.10, S7.12 the assistant works under the policy: its styles, image, frame and API calls', async ({
  page,
}) => {
  const blocked = await watchViolations(page)
  const seen = await serveWidgets(page)
  await openAllowed(page)
  await expect(panel(page)).toContainText('Hello from the assistant')
  await expect(panel(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)') // its style element
  await expect(panel(page)).toHaveCSS('padding-top', '7px') // its style attribute
  await expect(panel(page).getByRole('img', { name: 'Avatar' })).toHaveJSProperty('naturalWidth', 1)
  await expect(page.frameLocator('iframe[title=Chat]').getByText('Ask me anything')).toBeVisible()
  const greeting = seen.find((request) => request.url().endsWith('/v1/greeting'))!
  expect(await greeting.headerValue('authorization')).toBe('Bearer public-token')
  expect(blocked()).toEqual([])
})

test('S1.20 the marketing forms work under the policy: style sheet, image, frame, calls and the form itself', async ({
  page,
}) => {
  const blocked = await watchViolations(page)
  const seen = await serveWidgets(page)
  await openAllowed(page)
  await expect(newsletter(page)).toHaveCSS('background-color', 'rgb(4, 5, 6)')
  await expect(page.frameLocator('iframe[title=Terms]').getByText('The terms')).toBeAttached()
  await newsletter(page).getByRole('textbox', { name: 'Your email' }).fill('reader@example.com')
  await newsletter(page).getByRole('textbox', { name: 'Your email' }).press('Enter')
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(seen.at(-1)!.method()).toBe('POST')
  expect(seen.at(-1)!.postData()).toBe('email=reader%40example.com')
  expect(blocked()).toEqual([])
})

test('S1.19, S7.13, S7.14 analytics reports the first and every further page view, with anonymized IP addresses', async ({
  page,
}) => {
  const seen = await serveWidgets(page)
  await openAllowed(page)
  const told = () =>
    seen
      .filter((request) => request.url().includes('/g/collect'))
      .map((request) => Object.fromEntries(new URL(request.url()).searchParams))
  const view = { tid: 'G-TEST123456', aip: '1', en: 'page_view' }
  await expect.poll(told).toEqual([{ ...view, dp: '/' }])
  await page.getByRole('main').getByRole('link', { name: 'blocks', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  await expect.poll(told).toEqual([
    { ...view, dp: '/' },
    { ...view, dp: '/blocks' },
  ])
})

test('S1.21 the tag manager runs a tag from an allowed host, with anonymized IP addresses', async ({
  page,
}) => {
  const seen = await serveWidgets(page)
  await openAllowed(page)
  await expect
    .poll(() => seen.map((request) => request.url()).filter((url) => url.includes('tags.example.com')))
    .toEqual(['https://tags.example.com/tag.js?aip=1', 'https://tags.example.com/pixel.png?aip=1'])
})

test('after consent, the widgets send requests only to the configured hosts', async ({ page }) => {
  const blocked = await watchViolations(page)
  const seen = await serveWidgets(page)
  await open(page)
  await expect(banner(page)).toBeVisible()
  expect(listAddresses(seen)).toEqual([])
  await allow(page)
  await expect.poll(() => listAddresses(seen)).toEqual(ASKED_AT_ONCE)
  expect(blocked()).toEqual([])
})

/** Requests that a service could send to a host that isn't configured: one of each kind. */
const askElsewhere = (page: Page) =>
  page.evaluate(() => {
    const at = (name: string) => `https://elsewhere.example.net/${name}`
    const script = Object.assign(document.createElement('script'), { src: at('a.js') })
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: at('a.css') })
    const frame = Object.assign(document.createElement('iframe'), { src: at('frame') })
    const image = Object.assign(new Image(), { src: at('a.png') })
    document.body.append(script, sheet, frame, image)
    void new FontFace('elsewhere', `url(${at('a.woff2')})`).load().catch(() => undefined)
    void fetch(at('data.json')).catch(() => undefined)
    const form = Object.assign(document.createElement('form'), { action: at('form'), method: 'post' })
    document.body.append(form)
    form.submit()
  })

test("control: a host that isn't configured is blocked for every kind of request", async ({
  page,
  allowed,
}) => {
  allowed.push(/Content Security Policy/i, 'elsewhere.example.net') // what this test provokes
  const blocked = await watchViolations(page)
  const seen = await serveWidgets(page)
  await openAllowed(page)
  await expect.poll(() => listAddresses(seen)).toEqual(ASKED_AT_ONCE)
  await askElsewhere(page)
  await expect
    .poll(() =>
      blocked()
        .filter((text) => text.includes('elsewhere'))
        .map((text) => text.split(' ', 1)[0])
        .sort(),
    )
    .toEqual([
      'connect-src',
      'font-src',
      'form-action',
      'frame-src',
      'img-src',
      'script-src-elem',
      'style-src-elem',
    ])
  expect(listAddresses(seen)).toEqual(ASKED_AT_ONCE)
})

test('control: without configured origins, the assistant appears without styles', async ({
  page,
  allowed,
}) => {
  allowed.push(/Content Security Policy/i, 'assistant.example.com') // what this test provokes
  await page.route(/:\d+\/$/, async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const closed = policy
      .replaceAll(/ https:\/\/(?:api|chat|images)\.assistant\.example\.com/g, '')
      .replace(" 'unsafe-inline'", '')
    expect(closed.length).toBeLessThan(policy.length)
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': closed } })
  })
  const blocked = await watchViolations(page)
  const seen = await serveWidgets(page)
  await openAllowed(page)
  await expect(panel(page)).toBeAttached()
  await expect
    .poll(() =>
      ['connect-src', 'frame-src', 'img-src', 'style-src-elem', 'style-src-attr'].filter((directive) =>
        blocked().some((text) => text.startsWith(directive)),
      ),
    )
    .toHaveLength(5)
  await expect(panel(page)).not.toHaveCSS('background-color', 'rgb(1, 2, 3)')
  expect(listAddresses(seen).filter((address) => address?.includes('.assistant.'))).toEqual([])
})

test('if the variables are unset, no host gets a request and there is no widget', async ({ page }) => {
  const seen = await serveWidgets(page)
  await page.goto(kitchenSink('/'))
  await hydrated(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('main').getByRole('link', { name: 'blocks', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  expect(listAddresses(seen)).toEqual([])
})
