import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test'

/** Adds a link to a page's text, as a documentation page could have it. */
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

/** URLs of the requests that the page makes from now on, except documents. */
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
  '/%09/evil.example/x',
]

test.describe('a link whose path looks like another host', () => {
  for (const href of hostile) {
    test(`${href} is never requested from that host, whether pointed at or followed`, async ({
      page,
      allowed,
    }) => {
      // The path doesn't exist on this site, so the server returns 404.
      allowed.push(/Failed to load resource: the server responded with a status of 40[04]/)
      await open(page)
      const asked = listRequests(page)
      const own = new URL(page.url()).origin
      // A path such as //evil.example belongs to this host, so the browser gets the absolute URL.
      const link = await addLink(page, href.startsWith('/\\') || href.startsWith('/..') ? own + href : href)
      await link.hover()
      await link.click()
      await expect(page).toHaveTitle(/Page Not Found/)
      expect(new URL(page.url()).origin).toBe(own)
      expect(asked.filter((address) => new URL(address).origin !== own)).toEqual([])
    })
  }
})

test('control: if the path were resolved against the page, it would name the other host', async ({
  page,
}) => {
  await open(page)
  const joined = await page.evaluate(
    (path) => new URL(decodeURIComponent(path), location.href).host,
    hostile[0]!,
  )
  expect(joined).toBe('evil.example')
})

test('a link to a file is left to the browser, and nothing is prefetched for it', async ({ page }) => {
  await open(page)
  const asked = listRequests(page)
  await page.locator('.page-menu > summary').click()
  const link = page.getByRole('link', { name: 'View as Markdown' })
  await link.hover()
  await link.focus()
  const next = page.getByRole('navigation', { name: 'Docs pages' }).locator('a:not([aria-current])').first()
  const answered = page.waitForResponse(/page\.json$/)
  await next.hover() // control: a page is prefetched when its link is pointed at
  await answered
  expect(asked.filter((address) => /\.md/.test(address))).toEqual([])
  const shown = page.waitForResponse(/\/developer\/viem\.md$/)
  await link.click()
  expect((await shown).status()).toBe(200)
})
