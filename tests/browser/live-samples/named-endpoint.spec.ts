// An endpoint that the reader names: the page's own policy doesn't allow it, so a document of its own reaches it.
import type { Page } from '@playwright/test'
import { walletNetwork } from '../../../model/facts/wallet-network'
import { axeFindings } from '../../support/axe-findings'
import { joinPolicies } from '../../support/join-policies'
import { startEndpoint } from '../../support/own-endpoint'
import { healthy } from '../../support/stand-in-endpoint'
import { expect, hydrated, test } from '../../support/test'
import { visitEditor } from '../sample-editor/open-editor'
import { visitSample } from './open-sample'

const PAGE = '/developer/json-rpc'
const TITLE = 'prices.ts'
const sepolia = walletNetwork('celo-sepolia')
const host = new URL(sepolia.rpc).host
const LABEL = 'Endpoint (empty for the public one)'
const KEY = `https://rpc.example.org/${'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'}`

let own: Awaited<ReturnType<typeof startEndpoint>>
// No stand-in for the public endpoint: a request to it fails the test.
test.beforeEach(async () => void (own = await startEndpoint(healthy)))
test.afterEach(async () => own.close())

test('a sample asks the endpoint that the reader named, and Reset brings the public one back', async ({
  page,
}) => {
  const { run, reset, output, field, figure } = await visitSample(page, PAGE, TITLE)
  await expect(field('Endpoint')).toHaveText(host)
  await field('Endpoint').fill(own.url)
  await run.click()
  await expect(output).toContainText('CELO: 21000 gas at 1000000000')
  await expect(field('Endpoint')).toHaveText(own.url)
  expect(own.asked.length).toBeGreaterThan(2)
  expect([...own.origins]).toEqual(['null']) // not from the page, and without its name
  await expect(figure).toContainText('nothing signed')
  await reset.click()
  await expect(field('Endpoint')).toHaveText(host)
})

test('an edited program asks it too, also where it names the public one', async ({ page }) => {
  const { editor, code, run, output, answer } = await visitEditor(page, PAGE, TITLE)
  await editor.getByRole('textbox', { name: LABEL }).fill(own.url)
  await run.click()
  await expect(output).toContainText('CELO: 21000 gas at 1000000000')
  await code.fill(
    `import { createPublicClient, http } from 'viem'\nimport { celoSepolia } from 'viem/chains'\nconst client = createPublicClient({ chain: celoSepolia, transport: http() })\nconsole.log(await client.getBlockNumber(), process.env.RPC_URL)`,
  )
  await run.click()
  await expect(output).toHaveText(`4660n ${own.url}`)
  await code.fill("await fetch('https://escaped.example/')")
  await run.click()
  await expect(answer).toContainText(own.url)
  await expect(answer).toContainText("can't be reached from this page")
})

test('the editor starts with the endpoint named for the sample', async ({ page }) => {
  const { field, figure } = await visitSample(page, PAGE, TITLE)
  await field('Endpoint').fill(own.url)
  await figure.getByRole('button', { name: `Edit ${TITLE}` }).click()
  await expect(figure.getByRole('textbox', { name: LABEL })).toHaveValue(own.url)
})

// A panel that is still opening can move the button between the press and its release.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const openForm = async (page: Page, path: string, name: string) => {
  await page.goto(path)
  await hydrated(page)
  const panel = page.locator('details', { hasText: name }).last()
  await panel.locator('summary').click()
  return panel
}

for (const [path, name] of [
  [PAGE, 'Try a call'],
  ['/contracts/reference/locked-celo', 'Call LockedCelo'],
] as const)
  test(`“${name}” asks it, and the code for other tools has it`, async ({ page }) => {
    const panel = await openForm(page, path, name)
    await panel.getByLabel(LABEL).fill(`${own.url}?key=a&b`)
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(panel.getByRole('status')).toContainText(/at block 4,660|isn't what this function returns/)
    expect(own.asked.some(({ method }) => /^eth_(?:gasPrice|call)$/.test(method))).toBe(true)
    if (path !== PAGE) return
    const quoted = `'${own.url}?key=a&b'`
    await expect(panel.getByRole('group', { name: 'viem' })).toContainText(`http(${quoted})`)
    await expect(panel.getByRole('group', { name: 'cast' })).toContainText(`--rpc-url ${quoted}`)
    await expect(panel.getByRole('group', { name: 'curl' })).toContainText(`curl -s ${quoted}`)
  })

for (const [text, words] of [
  ['rpc.example.org', "isn't the address of an endpoint"],
  ['http://rpc.example.org', 'the address starts with http://'],
  ['https://me:secret@rpc.example.org', 'a user name or a password'],
  [KEY, 'That looks like a private key'],
] as const)
  test(`“${text.slice(0, 40)}” is refused everywhere with the reason, and nothing is sent`, async ({
    page,
  }) => {
    const { run, answer, field } = await visitSample(page, PAGE, TITLE)
    await field('Endpoint').fill(text)
    await run.click()
    await expect(answer).toContainText(words)
    await expect(field('Endpoint')).toBeFocused()
    await expect(field('Endpoint')).toHaveText(text === KEY ? host : text)
    const panel = page.locator('details', { hasText: 'Try a call' }).last()
    await panel.locator('summary').click()
    await panel.getByLabel(LABEL).fill(text)
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(panel.getByRole('status')).toContainText(words)
    await expect(panel.getByLabel(LABEL)).toHaveValue(text === KEY ? '' : text)
    const { editor, run: runEdited, answer: said } = await visitEditor(page, PAGE, TITLE)
    const input = editor.getByRole('textbox', { name: LABEL })
    await input.fill(text)
    await runEdited.click()
    await expect(said).toContainText(words)
    await expect(input).toBeFocused()
    await expect(input).toHaveValue(text === KEY ? '' : text)
    expect(await page.evaluate(() => document.querySelectorAll('iframe').length)).toBe(0)
  })

test('one that is down, or on another chain, is told, the recorded output stays, and the retry works', async ({
  page,
  allowed,
}) => {
  allowed.push('Failed to load resource')
  const other = await startEndpoint(({ method }) =>
    method === 'eth_chainId' ? { result: '0x1' } : { result: '0x10' },
  )
  const { run, answer, recorded, output, field, figure } = await visitSample(page, PAGE, TITLE)
  await field('Endpoint').fill(other.url)
  await run.click()
  await expect(answer).toContainText(`another chain: 1 instead of ${sepolia.chainId}`)
  await other.close()
  await run.click()
  await expect(answer).toContainText(`Couldn't reach ${new URL(other.url).host}.`)
  await expect(answer).toContainText('may not allow requests from web pages')
  await expect(recorded).toBeVisible()
  await field('Endpoint').fill(own.url)
  await figure.getByRole('button', { name: 'Try again' }).click()
  await expect(output).toContainText('CELO: 21000 gas')
})

test('one that sends requests on to another is not followed', async ({ page, allowed }) => {
  allowed.push('Failed to load resource')
  const redirecting = await startEndpoint(healthy, { redirectTo: own.url })
  const { run, answer, field } = await visitSample(page, PAGE, TITLE)
  await field('Endpoint').fill(redirecting.url)
  await run.click()
  await expect(answer).toContainText(`Couldn't reach ${new URL(redirecting.url).host}.`)
  expect(own.asked).toEqual([])
  await redirecting.close()
})

/** Asks the relay's document in a page, as the site does. Out: the kinds of its answers, in the order of the URLs. */
const askRelay = (page: Page, origin: string, urls: readonly string[]) =>
  page.evaluate(
    async ([allowed, all]) => {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.src = '/relay'
      const { port1, port2 } = new MessageChannel()
      const kinds: string[] = []
      await new Promise<void>((resolve) => {
        frame.addEventListener('load', () => frame.contentWindow!.postMessage('port', '*', [port2]))
        port1.onmessage = ({ data }: MessageEvent<{ kind: string; id: number }>) => {
          if (data.kind !== 'ready') kinds[data.id] = data.kind
          if (kinds.filter(Boolean).length === all.length) resolve()
        }
        port1.postMessage({ kind: 'open', origin: allowed })
        for (const [id, url] of all.entries())
          port1.postMessage({ kind: 'ask', id, url, body: '{"id":1,"method":"eth_chainId"}' })
        document.body.append(frame)
      })
      return kinds
    },
    [origin, urls] as const,
  )

test('its document can reach this endpoint only, and the page itself cannot reach it', async ({
  page,
  allowed,
}) => {
  allowed.push(/Content Security Policy/i, /violates/) // what the test provokes
  const other = await startEndpoint(healthy)
  try {
    await page.goto(PAGE)
    await hydrated(page)
    const asked = [own.url, other.url, 'http://rpc.example.org/', 'https://escaped.example/']
    expect(await askRelay(page, new URL(own.url).origin, asked)).toEqual([
      'answer',
      'failed',
      'failed',
      'failed',
    ])
    expect(other.asked).toEqual([])
    // Control: the same document, opened for the other one, reaches that.
    expect(await askRelay(page, new URL(other.url).origin, [own.url, other.url])).toEqual([
      'failed',
      'answer',
    ])
    const direct = page.evaluate((url) => fetch(url, { method: 'POST', body: '{}' }).then(String), own.url)
    await expect(direct).rejects.toThrow('Failed to fetch')
    expect(own.asked).toHaveLength(1)
  } finally {
    await other.close()
  }
})

test("a host that sends the site's policy with its document as well reaches nothing, and the page says so", async ({
  page,
  request,
  allowed,
}) => {
  allowed.push(/Content Security Policy/i, /frame-ancestors/, 'Framing', 'Refused to')
  await page.clock.install()
  await joinPolicies(page, request, { site: PAGE, document: '/relay' })
  const { run, answer, output, field } = await visitSample(page, PAGE, TITLE)
  await field('Endpoint').fill(own.url)
  await run.click()
  await expect(async () => {
    await page.clock.runFor(10_000) // what the document and a request have
    await expect(answer).toContainText(/Couldn't reach|didn't respond within 10 seconds/, { timeout: 1000 })
  }).toPass()
  expect(own.asked).toEqual([])
  await page.unrouteAll({ behavior: 'wait' }) // control: with its own policy only, it's reached
  await run.click()
  await expect(output).toContainText('CELO: 21000 gas')
})

test('its document has no origin, runs nothing, and the policy of pages is unchanged', async ({
  page,
  request,
}) => {
  const readPolicy = async (path: string) => (await request.get(path)).headers()['content-security-policy']!
  expect(await readPolicy(PAGE)).toMatch(/connect-src 'self' https:\/\/[\w.-]+ https:\/\/[\w.-]+;/)
  expect(await readPolicy('/relay')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; connect-src https: http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts$/,
  )
  expect(await readPolicy('/sandbox')).not.toContain('connect-src')
  await page.goto('/relay')
  expect(await page.evaluate(() => origin)).toBe('null')
})

for (const theme of ['dark', 'light'])
  test(`the field fits a phone of 360 pixels, works by keyboard, and has no finding of axe, ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.addInitScript((value) => origin !== 'null' && localStorage.setItem('theme', value), theme)
    const { field, output, figure } = await visitSample(page, PAGE, TITLE)
    await field('Endpoint').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(own.url)
    await page.keyboard.press('Enter')
    await expect(output).toContainText('CELO: 21000 gas')
    expect(await axeFindings(page, 'figure.live')).toEqual([])
    await figure.getByRole('button', { name: `Edit ${TITLE}` }).click()
    await expect(figure.getByRole('textbox', { name: LABEL })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await axeFindings(page, 'figure.live')).toEqual([])
    await figure.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `.cache/named-${theme}.png`, fullPage: false })
  })
