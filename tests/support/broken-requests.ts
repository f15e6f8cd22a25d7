import { expect, type Page } from '@playwright/test'
import { findElements, withTag } from '../../model/html'
import { BuiltPage } from '../../postbuild/built-page'

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

/** Serves files that match with changed text. Out: a function that fails the test if no file was changed. */
async function serveChanged(page: Page, pattern: RegExp, change: (text: string) => string, what: string) {
  let changed = 0
  await page.route(pattern, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = change(text)
    if (body !== text) changed += 1
    await route.fulfill({ response, body })
  })
  return () =>
    expect(changed, `${pattern} contains ${what}; otherwise, update the control's fault`).toBeGreaterThan(0)
}

/**
 * Seeds a fault in the site's files for a control: files that match are served with changed text.
 * Out: a function to call at the end, which fails the test if no file was changed.
 */
export const seedFault = (page: Page, pattern: RegExp, before: string | RegExp, after: string) =>
  serveChanged(page, pattern, (text) => text.replace(before, () => after), String(before))

/** Seeds a fault in the site's pages for a control: all elements with a tag are hidden. Out: as for `seedFault`. */
export const seedHidden = (page: Page, pattern: RegExp, tag: string) =>
  serveChanged(
    page,
    pattern,
    (html) => {
      const built = new BuiltPage(pattern.source, html)
      for (const element of findElements(built.tree, withTag(tag)))
        built.setAttribute(element, 'hidden', '""')
      return built.toString()
    },
    `<${tag}>`,
  )

/** Counts the documents that a tab loads, including the first. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}
