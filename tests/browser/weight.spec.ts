import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import limits from '../budgets/limits.json'
import { firstPaint } from '../support/first-paint'
import { sentBytes } from '../support/sent-bytes'
import { expect, hydrated, test } from '../support/test'

/**
 * Limits in compressed bytes: what has to arrive before the first paint, and script until a page is interactive. Of a
 * documentation page's script, React is 52 KB, so the limit leaves about 1 KB for new code (decision 7).
 */
const LIMIT = { firstPaint: limits.page, script: 110 * 1024, documentationScript: 75 * 1024 }

/** Pages with their own limit, and why. */
const own: Readonly<Record<string, { page: number; reason: string }>> = limits.exceptions

/** Pages with every template; the documentation pages are some of the longest. */
const templates = [
  ['a long page', '/developer/fee-abstraction'],
  ['a page with commands', '/cli/releasecelo'],
  ['a page with addresses', '/contracts/core-contracts'],
  ['the landing page', '/'],
  ['the start page', '/home'],
  ['the search page', '/search'],
  ['the showcase', '/showcase'],
  ['not found', '/404'],
] as const

/** Documentation pages load only the application; the others add their own parts. */
const documentation: ReadonlySet<string> = new Set(templates.slice(0, 3).map(([, address]) => address))

const report = (what: string, bytes: number, limit: number) =>
  console.log(`weight: ${what}: ${bytes} of ${limit} bytes`)

for (const [name, address] of templates) {
  test(`${name} is within its limit, and nothing else blocks its first paint`, () => {
    const { bytes, blocking } = firstPaint('build', address)
    const limit = own[address]?.page ?? LIMIT.firstPaint
    report(`${name}, first paint`, bytes, limit)
    expect(blocking).toEqual([])
    expect(bytes).toBeLessThanOrEqual(limit)
  })
}

/** Script files that a page requests until it's hydrated, except those prefetched for links. */
async function listScripts(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const ahead = request.headers()['sec-purpose'] === 'prefetch'
    if (pathname.endsWith('.js') && !ahead) files.add(pathname)
  })
  await page.goto(address)
  await hydrated(page)
  return [...files]
}

for (const [name, address] of templates) {
  const limit = documentation.has(address) ? LIMIT.documentationScript : LIMIT.script
  test(`${name} is interactive after at most ${limit / 1024} KB of script`, async ({ page, allowed }) => {
    if (address === '/404') allowed.push('404 (Not Found)') // this page's own status
    const files = await listScripts(page, address)
    expect(files.length).toBeGreaterThan(1)
    const bytes = files.map((file) => sentBytes(path.join('build', file))).reduce((a, b) => a + b, 0)
    report(`${name}, script in ${files.length} files`, bytes, limit)
    expect(bytes).toBeLessThanOrEqual(limit)
  })
}

test('control: a page over the limit and a blocking script are found', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weight-'))
  const noise = crypto.randomBytes(LIMIT.firstPaint).toString('base64')
  fs.writeFileSync(path.join(folder, 'index.html'), `<script src="/blocking.js"></script><p>${noise}</p>`)
  const { bytes, blocking } = firstPaint(folder, '/')
  fs.rmSync(folder, { recursive: true })
  expect(bytes).toBeGreaterThan(LIMIT.firstPaint)
  expect(blocking).toEqual(['/blocking.js'])
})
