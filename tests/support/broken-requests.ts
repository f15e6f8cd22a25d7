import { expect, type Page } from '@playwright/test'

/** Ways in which a file can fail to arrive. */
export const faults = ['missing', 'another page', 'dropped', 'hanging'] as const
export type Fault = (typeof faults)[number]

/**
 * Breaks matching requests from now on. The answers have the headers that the production server always sends.
 * Out: a function that fixes later requests; those that hang keep hanging.
 */
export async function breakRequests(page: Page, pattern: RegExp, fault: Fault): Promise<() => void> {
  let isBroken = true
  await page.route(pattern, (route) => {
    if (!isBroken) return route.fallback()
    const headers = { 'x-content-type-options': 'nosniff' }
    if (fault === 'missing') return route.fulfill({ status: 404, headers, body: 'Not found.' })
    if (fault === 'another page')
      return route.fulfill({
        headers,
        contentType: 'text/html',
        body: '<!doctype html><title>Another</title>',
      })
    if (fault === 'dropped') return route.abort('connectionreset')
    return undefined // never answered
  })
  return () => void (isBroken = false)
}

/**
 * Seeds a fault in the site's files for a control: files that match are served with changed text.
 * Out: a function to call at the end, which fails the test if no file was changed.
 */
export async function seedFault(page: Page, pattern: RegExp, before: string | RegExp, after: string) {
  let changed = 0
  await page.route(pattern, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(before, () => after)
    if (body !== text) changed += 1
    await route.fulfill({ response, body })
  })
  return () =>
    expect(changed, `${pattern} contains ${before}; otherwise, update the control's fault`).toBeGreaterThan(0)
}

/** Counts the documents that a tab loads, including the first. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}
