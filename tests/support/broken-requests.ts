import { expect, type Page } from '@playwright/test'

/** Ways in which a file does not arrive. */
export const faults = ['missing', 'another page', 'dropped', 'hanging'] as const
export type Fault = (typeof faults)[number]

/**
 * Breaks the requests that match, from now on. The answers carry what the shipped server sends with every answer.
 * Out: fixes those that follow; what hangs goes on hanging.
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
 * Seeds a fault into files of the site, for a control: those that match are served with a change in their text.
 * Out: fails the test when no file was changed, for then nothing was seeded; call it at the end.
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
    expect(changed, `${pattern} holds ${before}: else fix what the control seeds`).toBeGreaterThan(0)
}

/** Counts the documents that a tab loads, the first one included. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}
