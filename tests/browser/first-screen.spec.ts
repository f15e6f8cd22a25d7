import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { IS_EXHAUSTIVE } from '../support/every-route'
import { expect, test } from '../support/test'

const ROUND_TRIP = 14 * 1024 // bytes in the initial congestion window
/** Tests, each with its own tab that goes from page to page. */
const PARTS = IS_EXHAUSTIVE ? 10 : 2
/** In the gate, this many of the longest pages are tested, and the sample of pages. Before a release, all are. */
const LONGEST = 12

/** Sends only the first bytes of a page, compressed as the server does it. */
async function serveStart(file: string, bytes: number) {
  const start = fs.readFileSync(`${file}.br`).subarray(0, bytes)
  const server = http.createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    response.write(start)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * Pages that take more than one round trip, the longest first. Their length depends on their content, but their first
 * screen doesn't.
 */
const longPages = fs
  .readdirSync('build', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('index.html.br'))
  .map((name) => ({ route: path.dirname(name), size: fs.statSync(path.join('build', name)).size }))
  .filter(({ size }) => size > ROUND_TRIP)
  .sort((one, other) => other.size - one.size)
  .map(({ route }) => route)

function listTested(): string[] {
  const sample = process.env.SAMPLE_PAGES!.split('\n')
  return longPages.filter((route, at) => IS_EXHAUSTIVE || at < LONGEST || sample.includes(`/${route}`))
}

/** Expects the start of a page to fill the first screen. */
async function expectFirstScreen(page: Page, route: string) {
  const { address, stop } = await serveStart(`build/${route}/index.html`, ROUND_TRIP)
  try {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
    const shown = page.locator('main, article').last() // the showcase has no article
    await expect.poll(async () => (await shown.boundingBox())?.height ?? 0, route).toBeGreaterThan(900)
    // The browser reports a paint a moment later.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), route)
      .toBe(1)
    // If a page is only a little longer, its start includes the footer.
    if (route === 'glossary')
      await expect(page.getByRole('contentinfo'), "control: the rest hasn't arrived").toHaveCount(0)
  } finally {
    await page.goto('about:blank') // a page that's left doesn't report that its server ends
    await stop()
  }
}

test('control: the glossary is one of the tested pages that take more than one round trip', () => {
  expect(listTested()).toContain('glossary')
})

for (let part = 0; part < PARTS; part += 1)
  test(`the first screen of long pages arrives with the first round trip, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    for (const route of listTested().filter((_, index) => index % PARTS === part))
      await expectFirstScreen(page, route)
  })
