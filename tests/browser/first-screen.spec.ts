import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '../support/test'

const ROUND_TRIP = 14 * 1024 // bytes in the initial congestion window

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
    stop: () => server.closeAllConnections(),
    closed: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Pages that take more than one round trip. Their length depends on their content, but their first screen doesn't. */
const longPages = fs
  .readdirSync('build', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('index.html.br'))
  .filter((name) => fs.statSync(path.join('build', name)).size > ROUND_TRIP)
  .map((name) => path.dirname(name))
  .sort()

test('control: the glossary is one of the pages that take more than one round trip', () => {
  expect(longPages).toContain('glossary')
})

for (const route of longPages) {
  test(`/${route} takes more than one round trip, but its first screen arrives with the first`, async ({
    page,
  }) => {
    const file = `build/${route}/index.html`
    const { address, stop, closed } = await serveStart(file, ROUND_TRIP)
    try {
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const shown = page.locator('main, article').last() // the showcase has no article
      await expect.poll(async () => (await shown.boundingBox())?.height ?? 0).toBeGreaterThan(900)
      // The browser reports a paint a moment later.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
      // If a page is only a little longer, its start includes the footer.
      if (route === 'glossary')
        await expect(page.getByRole('contentinfo'), "control: the rest hasn't arrived").toHaveCount(0)
    } finally {
      stop()
      await closed()
    }
  })
}
