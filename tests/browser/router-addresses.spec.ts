import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test'

/** Puts a link into the text of a page, as a page of documentation could have it. */
async function addLink(page: Page, href: string) {
  await page.locator('article').evaluate((article, address) => {
    const link = Object.assign(document.createElement('a'), {
      href: address,
      id: 'added',
      textContent: 'Added',
    })
    article.prepend(link)
  }, href)
  return page.locator('#added')
}

/** Addresses of the requests that the page makes from now on, without documents. */
function listRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url())
  })
  return asked
}

async function open(page: Page) {
  await page.goto('/developer/viem')
  await hydrated(page)
}

const hostile = [
  '/%2fevil.example/x',
  '/%252fevil.example/x',
  '/%5cevil.example/x',
  '/%255cevil.example/x',
  '/..//evil.example/x',
  '/\\evil.example/x',
]

test.describe('a link whose path looks like another host', () => {
  for (const href of hostile) {
    test(`${href} is never asked of that host, when pointed at or followed`, async ({ page, allowed }) => {
      // The address is nowhere on this site: the server says so.
      allowed.push(/Failed to load resource: the server responded with a status of 40[04]/)
      await open(page)
      const asked = listRequests(page)
      const own = new URL(page.url()).origin
      // A path such as //evil.example is this host's own: the browser is told the whole address.
      const link = await addLink(page, href.startsWith('/\\') || href.startsWith('/..') ? own + href : href)
      await link.hover()
      await link.click()
      await expect(page).toHaveTitle(/Page Not Found/)
      expect(new URL(page.url()).origin).toBe(own)
      expect(asked.filter((address) => new URL(address).origin !== own)).toEqual([])
    })
  }
})

test('control: a path that is joined to the page would name the other host', async ({ page }) => {
  await open(page)
  const joined = await page.evaluate(
    (path) => new URL(decodeURIComponent(path), location.href).host,
    hostile[0]!,
  )
  expect(joined).toBe('evil.example')
})

test('a link to a file is left to the browser: nothing is fetched for it as a page', async ({ page }) => {
  await open(page)
  const asked = listRequests(page)
  await page.locator('.page-menu > summary').click()
  const link = page.getByRole('link', { name: 'View as Markdown' })
  await link.hover()
  await link.focus()
  const next = page.getByRole('navigation', { name: 'Docs pages' }).locator('a:not([aria-current])').first()
  const answered = page.waitForResponse(/page\.json$/)
  await next.hover() // control: a page that is pointed at is fetched
  await answered
  expect(asked.filter((address) => /\.md/.test(address))).toEqual([])
  const shown = page.waitForResponse(/\/developer\/viem\.md$/)
  await link.click()
  expect((await shown).status()).toBe(200)
})
