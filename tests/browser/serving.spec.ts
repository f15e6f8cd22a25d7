import { expect, hydrated, test } from '../support/test'

const spellings = ['', '/', '.html', '/index.html']

for (const path of ['/build/quickstart', '/developer', '/showcase']) {
  test(`${path} works in four spellings`, async ({ request }) => {
    const bodies = new Set<string>()
    for (const spelling of spellings) {
      const response = await request.get(path + spelling, { maxRedirects: 0 })
      expect(response.status(), path + spelling).toBe(200)
      bodies.add(await response.text())
    }
    expect(bodies.size).toBe(1)
  })
}

test('unknown and malformed URLs return an error status', async ({ request }) => {
  for (const path of ['/nope', '/nope/x', '/build/nope.html', '/_csp.json', '/%E0%A4%A', '/%']) {
    const status = (await request.get(path)).status()
    expect([400, 404], `${path}: ${status}`).toContain(status)
  }
})

test('every response has the security headers', async ({ request }) => {
  for (const path of ['/', '/developer/viem', '/nope']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBeTruthy()
  }
})

test("the policy doesn't let any injected script run", async ({ page, allowed }) => {
  allowed.push(/Content Security Policy/i) // this test causes it
  await page.goto('/')
  await hydrated(page)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    return 'injected' in window
  })
  expect(ran).toBe(false)
})

test.describe('control: without the policy', () => {
  test.use({ bypassCSP: true })
  test('the injected script runs', async ({ page }) => {
    await page.goto('/')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.injected = true'
      document.body.append(script)
      return 'injected' in window
    })
    expect(ran).toBe(true)
  })
})

const routes = [
  ...['/', '/home', '/showcase', '/search?q=viem', '/markdown-page', '/build', '/build/quickstart'],
  ...['/developer', '/developer/viem', '/developer/fee-abstraction', '/developer/deploy/foundry', '/cel2'],
  ...['/cel2/operators/run-node', '/network', '/network/mainnet', '/contracts/core-contracts', '/wallet'],
  ...['/cli', '/cli/account', '/what-is-celo'],
]

// The fixture fails on a request to another origin, a policy violation or any console error.
test('twenty pages send no request elsewhere, set no cookie and violate no policy', async ({
  page,
  context,
}) => {
  expect(routes).toHaveLength(20)
  for (const path of routes) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await hydrated(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  }
  expect(await context.cookies()).toEqual([])
})
