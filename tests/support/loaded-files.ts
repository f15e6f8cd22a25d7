import type { Page } from '@playwright/test'
import { expect } from './test'
import { sentBytes } from './sent-bytes'

const KINDS = /\.(?:js|css)$|^\/sandbox$/

/** Scripts, styles and the sandbox's page that a page requests from now on, as paths of the build. */
export function watchFiles(page: Page) {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (KINDS.test(pathname)) files.add(pathname.replace(/^\/sandbox$/, '/sandbox.html'))
  })
  return {
    list: () => [...files],
    /** Bytes as sent, compressed. */
    weigh: () => [...files].map((file) => sentBytes(`build${file}`)).reduce((sum, bytes) => sum + bytes, 0),
    forget: () => files.clear(),
  }
}

/** Follows the first link of the content that starts with a path, in the same document. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page
    .locator(`main a[href^="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL((url) => url.pathname.startsWith(path))
}
