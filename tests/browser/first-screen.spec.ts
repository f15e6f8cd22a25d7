import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import limits from '../budgets/limits.json'
import { expect, test } from '../support/test'

const ROUND_TRIP = 14 * 1024 // bytes of a first congestion window

/** Sends the first bytes of a page as the server compresses it, and never the rest. */
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
    stop: () => server.closeAllConnections(),
    closed: () => new Promise((resolve) => server.close(resolve)),
  }
}

for (const route of Object.keys(limits.exceptions)) {
  test(`${route} is longer than one round trip, and painted with the first`, async ({ page }) => {
    const file = `build${route}/index.html`
    expect(fs.statSync(`${file}.br`).size).toBeGreaterThan(ROUND_TRIP)
    const { address, stop, closed } = await serveStart(file, ROUND_TRIP)
    try {
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const shown = page.locator('article')
      await expect.poll(async () => (await shown.boundingBox())?.height ?? 0).toBeGreaterThan(2 * 900)
      // The browser tells of a paint a moment after it.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
      await expect(page.getByRole('contentinfo'), 'control: the rest has not come').toHaveCount(0)
    } finally {
      stop()
      await closed()
    }
  })
}
