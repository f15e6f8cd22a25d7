import { expect, hydrated, test } from '../support/test'

const routes = ['/', '/home', '/showcase', '/search', '/build/quickstart', '/network/mainnet', '/cli/account']

test('S6.1 nothing asks readers to identify themselves', async ({ page, context }) => {
  for (const path of routes) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('input[type=password], input[autocomplete=username]')).toHaveCount(0)
  }
  expect(await context.cookies()).toEqual([])
})

test("S7.11 linked pages' scripts are prefetched with GET", async ({ page }) => {
  const ahead: string[] = []
  await page.goto('/build')
  await hydrated(page)
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) ahead.push(request.method())
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Celo Docs' }).hover()
  await expect.poll(() => ahead.length).toBeGreaterThan(0)
  expect(ahead.filter((method) => method !== 'GET')).toEqual([])
})

test("S7.17 no page calls the site's services", async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const service = ['fetch', 'xhr', 'websocket', 'eventsource'].includes(request.resourceType())
    if (service || request.method() !== 'GET') calls.push(`${request.method()} ${request.url()}`)
  })
  for (const path of routes) {
    await page.goto(path)
    await hydrated(page)
  }
  expect(calls).toEqual([])
})
