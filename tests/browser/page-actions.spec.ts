import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test'

const ROUTE = '/developer/viem'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const summary = (page: Page) => page.locator('.page-menu > summary')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function open(page: Page) {
  await page.goto(ROUTE)
  await hydrated(page)
  await expect(summary(page)).toHaveAccessibleName('More page actions')
}

test('a page can be copied as Markdown with a keyboard', async ({ page, request }) => {
  await open(page)
  const copy = page.locator('.copy-page')
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(copy).toHaveText('Copied')
  expect(page.url()).toContain(ROUTE)
  expect(await copied(page)).toBe(await (await request.get(`${ROUTE}.md`)).text())
  await page.keyboard.press('Tab')
  await expect(summary(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const view = page.getByRole('link', { name: 'View as Markdown' })
  await expect(view).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
  await expect(summary(page)).toBeFocused()
})

test('a page can be opened as Markdown, and in each assistant with a question about it', async ({
  page,
  baseURL,
}) => {
  await open(page)
  await summary(page).click()
  const links = page.locator('.page-menu-list a')
  await expect(links).toHaveText([
    'View as Markdown',
    'Open in ChatGPT',
    'Open in Claude',
    'Open in Cursor',
    'Open in VS Code',
    'Connect over MCP',
    'Edit this page',
    'Report a problem',
  ])
  const [view, ...others] = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(view).toBe(`${ROUTE}.md`)
  const markdown = encodeURIComponent(`${baseURL}${ROUTE}.md`)
  expect(others.slice(0, 4).every((href) => href?.includes(markdown))).toBe(true)
  expect(others.slice(4)).toEqual([
    '/build/mcp',
    expect.stringContaining('docs/developer/viem.mdx'),
    '#feedback',
  ])
})

test('a section can be copied with a keyboard, from its heading to the next', async ({ page }) => {
  await open(page)
  const heading = page.locator('#connect-to-celo-sepolia')
  await heading.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(heading.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading.getByRole('button')).toHaveText('Copied')
  const section = await copied(page)
  expect(section.startsWith(`## ${(await heading.getByRole('link').textContent()) ?? 'no heading'}`)).toBe(
    true,
  )
  expect(section.match(/^## /gm)).toHaveLength(1)
})

test("control: a message says that nothing was copied if the Markdown can't be fetched", async ({
  page,
  allowed,
}) => {
  allowed.push('net::ERR_FAILED') // the request is aborted below
  await open(page)
  await page.route('**/*.md', (route) => route.abort())
  await page.locator('.copy-page').click()
  await expect(page.locator('.copy-page')).toHaveText('Not copied')
})

test('feedback: an answer, a reason and a comment fill in an issue, and nothing is sent', async ({
  page,
}) => {
  await open(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  const feedback = page.locator('.feedback')
  const no = feedback.getByRole('button', { name: 'No' })
  await no.focus()
  await page.keyboard.press('Enter')
  await expect(no).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab') // the link that edits the page
  await page.keyboard.press('Tab')
  await expect(feedback.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(feedback.getByRole('radio', { name: 'Something is missing' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Where is & = #?')
  const link = feedback.getByRole('link', { name: 'Open the issue' })
  const url = new URL((await link.getAttribute('href'))!)
  expect(url.searchParams.get('title')).toBe(`Docs: Something is missing: ${ROUTE}`)
  expect(url.searchParams.get('body')).toBe('Where is & = #?')
  expect(requests.filter((made) => !made.startsWith('GET'))).toEqual([])
  await no.click()
  await expect(link).toBeHidden()
})

test('a page explains at its end how it was tested, and the line under the title links there', async ({
  page,
}) => {
  await page.goto(ROUTE)
  const line = page.locator('.proof')
  await expect(line).toHaveText(/^Tested \d{1,2} \w{3} \d{4} with viem [\d.]+ on a local chain$/)
  await line.getByRole('link').click()
  const panel = page.getByRole('region', { name: /^Tested on/ })
  await expect(panel).toBeInViewport()
  await expect(panel).toContainText('run from start to finish on a local chain')
  await expect(panel.getByRole('link', { name: 'the page’s Markdown' })).toHaveAttribute(
    'href',
    `${ROUTE}.md`,
  )
  await expect(page.locator('.badge, .receipt')).toHaveCount(0)
})

test('a command and its output share a frame with a prompt, and only the command is copied', async ({
  page,
}) => {
  await page.goto('/cli/transfer')
  await hydrated(page)
  const block = page.locator('figure.terminal').first()
  const prompt = await block
    .locator('.cmd')
    .first()
    .evaluate((line) => getComputedStyle(line, '::before').content)
  expect(prompt).toBe('"$ "')
  await block.getByRole('button', { name: 'Copy the commands' }).click()
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await copied(page)).not.toMatch(/^\$ /m)
})

test('without JavaScript, Copy page links to the Markdown, and there is no empty menu', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto(ROUTE)
  await expect(page.getByRole('link', { name: 'Copy page' })).toHaveAttribute('href', `${ROUTE}.md`)
  await expect(summary(page)).toBeHidden()
  await context.close()
})
